# What is built here is JavaScript only, the same for every processor. So it is built once, on the processor of the
# machine that builds, also for images of others.
ARG BUILD_IMAGE=node:24-bookworm-slim
ARG NODE_IMAGE=node:24-alpine

FROM --platform=$BUILDPLATFORM ${BUILD_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run bundle \
  && mkdir -p /image/app /image/usr/local/bin /data \
  && cp -R dist/server.mjs dist/web docker/entrypoint.sh docker/run-as.mjs docker/health.mjs /image/app/ \
  && chmod 700 /data && chmod -R a+rX /image && chmod a+x /image/app/entrypoint.sh \
  && ln -s /app/entrypoint.sh /image/usr/local/bin/mensana

# Nothing runs in this stage, so an image for another processor needs no emulation.
FROM ${NODE_IMAGE}
COPY --from=build /image /
COPY --from=build --chown=1000:1000 /data /data
ENV HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/health.mjs"]
ENTRYPOINT ["/app/entrypoint.sh"]
