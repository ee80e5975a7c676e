/** The text of a PDF and its places, as the viewer that is part of Firefox finds them. */
import type { Browser } from "puppeteer-core";

export interface Line {
  text: string;
  left: number;
  right: number;
  /** Distances from the lower edge of the sheet. */
  top: number;
  bottom: number;
}

export interface Sheet {
  lines: Line[];
}

/** The parts of the viewer that are used here. */
interface Viewer {
  pdfDocument: {
    numPages: number;
    getPage(number: number): Promise<{ getTextContent(): Promise<{ items: TextItem[] }> }>;
  };
}

interface TextItem {
  str: string;
  width: number;
  height: number;
  /** The last two are the place of its lower left corner. */
  transform: [number, number, number, number, number, number];
}

export async function readPaper(firefox: Browser, url: string): Promise<Sheet[]> {
  const page = await firefox.newPage();
  await page.goto(url);
  await page.waitForFunction("PDFViewerApplication.pdfDocument");
  const sheets = await page.evaluate(async () => {
    const { pdfDocument } = (window as unknown as { PDFViewerApplication: Viewer }).PDFViewerApplication;
    const found: TextItem[][] = [];
    for (let number = 1; number <= pdfDocument.numPages; number++) {
      const { items } = await (await pdfDocument.getPage(number)).getTextContent();
      found.push(items.map(({ str, width, height, transform }) => ({ str, width, height, transform })));
    }
    return found;
  });
  await page.close();
  return sheets.map((items) => ({ lines: items.filter(({ str }) => str.trim() !== "").map(describeLine) }));
}

function describeLine({ str, width, height, transform: [, , , , x, y] }: TextItem): Line {
  return { text: str, left: x, right: x + width, bottom: y, top: y + height };
}
