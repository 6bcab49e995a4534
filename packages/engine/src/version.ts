/** Version of the engine, as in its package. */
export const ENGINE_VERSION = "0.1.0";
