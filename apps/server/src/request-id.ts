/** A request's id: in the header `x-request-id` of its answer, and in every log line about it. */
declare module "hono" {
  interface ContextVariableMap {
    reqId: string;
  }
}

export const REQUEST_ID_HEADER = "x-request-id";
