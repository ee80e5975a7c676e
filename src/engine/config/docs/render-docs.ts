/** The reference of the configuration as Markdown: types and defaults from the schema, words from its comments. */
import { z } from "zod";
import { VARIABLES } from "../environment.ts";
import { siteSchema } from "../schema.ts";
import type { Comments } from "./read-comments.ts";

type Schema = z.core.JSONSchema.JSONSchema;

interface Field {
  /** Where the field is, from the top. */
  path: string;
  /** The name that the table shows, from the section on. */
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** Throws if a field has no comment. */
export function renderConfigDocs(comments: Comments): string {
  const describe = (path: string): string => {
    const comment = comments.get(path);
    if (!comment) throw new Error(`The field ${path} of the configuration has no comment.`);
    return comment;
  };
  const renderTable = (fields: Field[]): string =>
    [
      "| field | type | default | meaning |",
      "| --- | --- | --- | --- |",
      ...fields.map(({ path, name, schema, isRequired }) => {
        const cells = [`\`${name}\``, describeType(schema), describeDefault(schema, isRequired), describe(path)];
        return `| ${cells.join(" | ")} |`;
      }),
    ].join("\n");

  const top = listFields(z.toJSONSchema(siteSchema, { io: "input" }), "", "");
  const sections = top.flatMap(({ path, schema }) => {
    const fields = listNested(schema, path);
    if (fields.length === 0) return [];
    const types = fields.flatMap(({ path: place, schema: list }) =>
      listTypes(list).map((type) => {
        const name = getTypeName(type);
        const { type: _, ...properties } = type.properties ?? {};
        const own = listNested({ ...type, properties }, `${place}[][${name}]`);
        return `### \`type: "${name}"\`\n\n${describe(`${place}[][${name}].type`)}\n\n${renderTable(own)}`;
      }),
    );
    return [`## \`${path}\`\n\n${describe(path)}\n\n${renderTable(fields)}`, ...types];
  });
  return [INTRODUCTION, renderTable(top), ...sections, renderVariables()].join("\n\n") + "\n";
}

const INTRODUCTION = `# Configuration

<!-- \`npm run config:docs\` writes this file from the comments in src/engine/config/. Edit them, not this file. -->

\`site.config.ts\` exports one object. \`defineSite\` checks it and fills in the defaults: it reports all problems at once, each with
its field and the nearest valid choice. Your editor knows the type, so it completes the fields and shows the sentences below.

A [few fields](#variables-of-the-environment) can also be set by the environment of a deployment.

## All fields`;

function renderVariables(): string {
  const rows = Object.entries(VARIABLES).map(([name, path]) => `| \`${name}\` | \`${path.join(".")}\` |`);
  return `## Variables of the environment

A deployment can set these fields without a commit. A variable wins over \`site.config.ts\`, and an empty one sets nothing. The build
checks the values as it checks the file. It also refuses unknown variables that start with \`SITE_SEARCH\` or \`SITE_ANALYTICS\`, because they are
most likely misspelt.

| variable | field |
| --- | --- |
${rows.join("\n")}

\`SITE_SEARCH_APP_ID\` and \`SITE_SEARCH_API_KEY\` together turn on the hosted search, \`SITE_ANALYTICS_ID\` turns on analytics. The content
security policy follows. A new \`SITE_SEARCH_INDEX\` also renames the keys under which browsers store a reader's searches, so readers lose their history.`;
}

/** The fields of an object, a list of objects, or a record of objects, and theirs in turn. Types of a union have their own sections. */
function listNested(schema: Schema, path: string, name = ""): Field[] {
  return listFields(schema, path, name).flatMap((field) => [
    field,
    ...listNested(field.schema, field.path, field.name),
  ]);
}

function listFields(schema: Schema, path: string, name: string): Field[] {
  const prefix = (text: string, joint: string) => (text ? `${text}${joint}` : "");
  if (schema.type === "array" && isSchema(schema.items))
    return listFields(schema.items, `${path}[]`, name && `${name}[]`);
  if (isSchema(schema.additionalProperties)) return listFields(schema.additionalProperties, `${path}.*`, `${name}.*`);
  return Object.entries(schema.properties ?? {}).map(([key, value]) => ({
    path: `${prefix(path, ".")}${key}`,
    name: `${prefix(name, ".")}${key}`,
    schema: value as Schema,
    isRequired: schema.required?.includes(key) ?? false,
  }));
}

function listTypes(schema: Schema): Schema[] {
  return isSchema(schema.items) ? ((schema.items.oneOf ?? []) as Schema[]) : [];
}

function getTypeName(schema: Schema): string {
  const type = schema.properties?.["type"];
  return isSchema(type) ? String(type.const) : "";
}

function describeType(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.type === "array")
    return isSchema(schema.items) && schema.items.type === "string" ? "list of strings" : "list";
  if (isSchema(schema.additionalProperties)) return "objects by name";
  if (schema.format === "uri") return "address";
  return String(schema.type ?? "");
}

function describeDefault(schema: Schema, isRequired: boolean): string {
  if (isRequired) return "required";
  const isEmpty = schema.default === undefined || JSON.stringify(schema.default) === "{}";
  return isEmpty ? "–" : `\`${JSON.stringify(schema.default)}\``;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
