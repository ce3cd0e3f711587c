/** The real server, in a process of its own. */
export declare class ServerProcess {
    #private;
    private constructor();
    /**
     * Spawns the process. If another process is using the data directory, the server waits for a while until that process
     * has exited.
     */
    static spawn(environment: Readonly<Record<string, string>>): ServerProcess;
    ready(): Promise<void>;
    /** The output of the process, stdout and stderr. */
    get said(): string;
    /** Returns the resident memory as reported by the system. */
    residentMebibytes(): number;
    /** Ends the process, as a power failure or a service manager would. */
    end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}
/** Returns an environment in which a server process has the same URL again after a restart. */
export declare function serverEnvironment(dataDir: string): Promise<{
    origin: string;
    database: string;
    environment: {
        DATA_DIR: string;
        PORT: string;
        AUTH_SECRET: string;
    };
}>;
export declare const testSecret = "a secret that only the tests of this machine know";
