import { z } from 'zod';
import { type Answer, type Endpoint, type Refusal, refusalsOf } from '#api/endpoint/endpoint.ts';
import { requestRefusalsOf } from '#api/request.ts';

/** Endpoints by subject and name. */
export type EndpointGroups = { readonly [subject: string]: { readonly [name: string]: Endpoint } };

type Json = { readonly [name: string]: unknown };

/**
 * Describes endpoints as OpenAPI 3.1.
 *
 * @param cookieName the name of the session cookie
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export function openApiOf(groups: EndpointGroups, version: string, cookieName: string): Json {
  const components = new Components();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [subject, endpoints] of Object.entries(groups)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint, { name, subject, components });
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mensana', version, description },
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}

const description =
  'Sign in to get the session cookie. Requests that change data must have an `Origin` header with an origin of this server. Errors have the form `{"error":{"code":"subject/what-happened"}}`; some have more fields next to `code`.';

/** The schemas of refusals, named by their codes. */
class Components {
  readonly schemas: Record<string, Json> = {};

  /**
   * Returns a reference to the refusal's schema. If two different refusals share a code, the endpoint's name is added
   * to the schema's name.
   */
  refer({ code, schema }: Refusal, endpointName: string): Json {
    const printed = schemaOf(schema, 'output');
    const name = code.replace('/', '.');
    const isOther = this.schemas[name] !== undefined && JSON.stringify(this.schemas[name]) !== JSON.stringify(printed);
    const key = isOther ? `${name}.${endpointName}` : name;
    this.schemas[key] = printed;
    return { $ref: `#/components/schemas/${key}` };
  }
}

interface Place {
  readonly name: string;
  readonly subject: string;
  readonly components: Components;
}

function operationOf(endpoint: Endpoint, { name, subject, components }: Place): Json {
  const { summary, access, body } = endpoint;
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)];
  return {
    operationId: name,
    tags: [subject],
    summary,
    security: access === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [body.mediaType]: contentOf(body.schema, 'input') } } }),
    responses: {
      ...Object.fromEntries(Object.entries(endpoint.answers).map(([status, answer]) => [status, responseOf(answer)])),
      ...refusedResponses(endpoint, (refusal) => components.refer(refusal, name)),
    },
  };
}

function pathParameters({ path }: Endpoint): readonly Json[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters({ query }: Endpoint): readonly Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ method, headers = {} }: Endpoint): readonly Json[] {
  const schema = { type: 'string' };
  const declared = Object.entries(headers).map(([name, description]) => ({ name, in: 'header', description, schema }));
  if (method === 'GET' || method === 'HEAD') return declared;
  return [
    { name: 'Origin', in: 'header', required: true, description: 'An origin of this server', schema },
    ...declared,
  ];
}

function responseOf({ content, schema, summary, headers, mediaType = 'application/json' }: Answer): Json {
  const described = Object.entries(headers).map(([name, text]) => [
    name,
    { description: text, schema: { type: 'string' } },
  ]);
  return {
    description: summary,
    ...(described.length > 0 && { headers: Object.fromEntries(described) }),
    ...(content !== 'none' && { content: { [mediaType]: contentOf(schema, 'output') } }),
  };
}

function refusedResponses(endpoint: Endpoint, refer: (refusal: Refusal) => Json): Json {
  const all = [...refusalsOf(endpoint), ...requestRefusalsOf(endpoint)];
  const byStatus = Map.groupBy(all, ({ status }) => String(status));
  return Object.fromEntries([...byStatus].map(([status, refusals]) => [status, refusedResponse(refusals, refer)]));
}

function refusedResponse(refusals: readonly Refusal[], refer: (refusal: Refusal) => Json): Json {
  const error = refusals.length === 1 ? refer(refusals[0] as Refusal) : { anyOf: refusals.map(refer) };
  const schema = { type: 'object', properties: { error }, required: ['error'] };
  const codes = [...new Set(refusals.map(({ code }) => `\`${code}\``))];
  return { description: codes.join(', '), content: { 'application/json': { schema } } };
}

function contentOf(schema: z.core.$ZodType | null, io: 'input' | 'output'): Json {
  return schema === null ? {} : { schema: schemaOf(schema, io) };
}

/** Prints a schema. The schema of an answer allows additional properties, because a newer server may add some. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...printed } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return printed;
}
