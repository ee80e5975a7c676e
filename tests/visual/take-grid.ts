/** The grid of what a page shows just now. */
import type { Page } from "@playwright/test";
import { CELL, type Grid } from "./grid.ts";

/** `reader` is an empty page: it takes the picture apart, since there is no decoder of pictures outside of browsers. */
export async function takeGrid(page: Page, reader: Page): Promise<Grid> {
  const picture = await page.screenshot({ scale: "css", animations: "disabled", caret: "hide" });
  return reader.evaluate(
    async ([source, cell]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d", { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const averageCell = (column: number, row: number) => {
        const { data } = context.getImageData(column * cell, row * cell, cell, cell);
        const sums = [0, 0, 0];
        for (let index = 0; index < data.length; index++) if (index % 4 < 3) sums[index % 4]! += data[index]!;
        return sums.map((sum) => sum / (data.length / 4));
      };
      const [columns, rows] = [Math.floor(image.width / cell), Math.floor(image.height / cell)];
      return Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => averageCell(column, row)),
      );
    },
    [picture.toString("base64"), CELL] as const,
  );
}
