import { describe, expect, it } from "vitest";
import { SETTINGS } from "./config.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

describe("misspeltSettings", () => {
  it.each([
    ["MODEL_PROVIDR", "MODEL_PROVIDER"],
    ["MODEL_PROVIDERS", "MODEL_PROVIDER"],
    ["MODLE_NAME", "MODEL_NAME"],
    ["MODEL_APIKEY", "MODEL_API_KEY"],
    ["model_api_key", "MODEL_API_KEY"],
    ["CORS_ORIGIN", "CORS_ORIGINS"],
    ["REDIS_URI", "REDIS_URL"],
  ])("finds that %s may mean %s", (given, meant) => expect(misspeltSettings({ [given]: "x" }, SETTINGS)).toEqual([[given, meant]]));

  it("leaves alone what is a setting, what is far from one, and what is blank or stands beside the right one", () => {
    const environment = {
      MODEL_NAME: "m",
      HOSTS: "x",
      PORTS: "1",
      PATH: "/bin",
      MODEL_TEMPERATURE: "1",
      CORS_ORIGIN: " ",
      REDIS_URI: "x",
      REDIS_URL: "redis://a",
    };
    expect(misspeltSettings(environment, SETTINGS)).toEqual([]);
  });
});
