/** The contract as an OpenAPI document. No React, no Redux; the schema converter is passed in. */
export { openApiDocument, type OpenApiDocument, type OpenApiOptions } from '../openapi/openapi.js';
export type { Json, ToJsonSchemaDefs } from '../openapi/json-schemas.js';
