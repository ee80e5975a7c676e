/** Reads the comments above the fields of the schema. Editors show the same ones, so each sentence is written once. */
import { parseSync, type ESTree } from "rolldown/utils";

/** By the path of a field: `navbar.items[].position`, where a type of a union stands in the brackets: `navbar.items[][doc].docId`. */
export type Comments = Map<string, string>;

/** @param sources The text of every file that the schema is written in. Constants have different names in all of them. */
export function readComments(sources: string[], name: string): Comments {
  const constants = new Map<string, ESTree.Node>();
  const comments: Comments = new Map();
  /** The comment that ends right before a node. */
  const above = new Map<ESTree.Node, string>();
  for (const text of sources) {
    const { program, comments: found } = parseSync("schema.ts", text);
    for (const statement of program.body) {
      const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declaration?.type !== "VariableDeclaration") continue;
      for (const { id, init } of declaration.declarations)
        if (id.type === "Identifier" && init) constants.set(id.name, init);
    }
    visitProperties(program, (property) => {
      const comment = found.find(({ end }) => end < property.start && !text.slice(end, property.start).trim());
      if (comment)
        above.set(
          property,
          comment.value
            .replace(/^\*|\n\s*\*/g, " ")
            .replace(/\s+/g, " ")
            .trim(),
        );
    });
  }

  const read = (node: ESTree.Node | undefined, path: string): void => {
    if (node?.type === "Identifier") return read(constants.get(node.name), path);
    if (node?.type === "ObjectExpression") {
      for (const property of node.properties) {
        if (property.type === "SpreadElement") read(property.argument, path);
        else if (property.key.type === "Identifier") {
          const field = path ? `${path}.${property.key.name}` : property.key.name;
          const comment = above.get(property);
          if (comment) comments.set(field, comment);
          read(property.value, field);
        }
      }
    }
    if (node?.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
    const { object, property } = node.callee;
    read(object, path);
    const [first, second] = node.arguments;
    const method = property.type === "Identifier" ? property.name : "";
    if (method === "strictObject" || method === "extend") read(first, path);
    if (method === "array") read(first, `${path}[]`);
    if (method === "record") read(second, `${path}.*`);
    if (method === "discriminatedUnion" && second?.type === "ArrayExpression")
      for (const option of second.elements) if (option) read(option, `${path}[${findType(option)}]`);
  };
  read(constants.get(name), "");
  return comments;
}

/** The `type: z.literal("…")` of an object of a union. */
function findType(option: ESTree.Node): string {
  let type = "";
  visitProperties(option, ({ key, value }) => {
    if (key.type !== "Identifier" || key.name !== "type" || value.type !== "CallExpression") return;
    const [literal] = value.arguments;
    if (literal?.type === "Literal") type ||= String(literal.value);
  });
  return type;
}

function visitProperties(node: unknown, report: (property: ESTree.ObjectProperty) => void): void {
  if (!node || typeof node !== "object") return;
  if ("type" in node && node.type === "Property") report(node as ESTree.ObjectProperty);
  for (const child of Object.values(node)) if (child && typeof child === "object") visitProperties(child, report);
}
