import { expect, test } from "vitest";
import { describeModule } from "./describe-plugin.ts";

const plugin = {
  languages: [{ name: "Tide", parsers: ["tide"], extensions: [".tide"], linguistLanguageId: 1 }],
  parsers: { tide: {}, json: {} },
  options: {
    tideHeight: { type: "int", category: "Tide", default: [{ value: 1 }, { value: 2 }], description: "How high." },
    tideOrder: { type: "string", array: true, default: [{ value: [] }] },
  },
};

test("a plugin is described, whether it is exported whole or by its parts", () => {
  for (const module of [plugin, { default: plugin }]) {
    expect(JSON.parse(JSON.stringify(describeModule(module)))).toEqual({
      options: [{ name: "tideHeight", type: "int", category: "Tide", default: 2, description: "How high." }],
      languages: [{ name: "Tide", parsers: ["tide"], extensions: [".tide"] }],
      parsers: ["tide", "json"],
    });
  }
});
