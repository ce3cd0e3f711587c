/** The Node arguments of `npm start`, so that tests run the server as it runs in production. */
export declare const startArguments: readonly string[];
