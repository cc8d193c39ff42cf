/** The URL of a PostgreSQL where tests may create databases, or undefined. */
export function findPostgres(): Promise<string | undefined>;
