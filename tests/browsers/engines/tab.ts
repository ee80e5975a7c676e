/** What a journey needs of a browser: one tab, its pointer and its keyboard. */

export interface Point {
  x: number;
  y: number;
}

export interface Tab {
  /** Begins a journey with nothing of the last one, also where that one failed in the middle. */
  renew(): Promise<void>;
  open(url: string): Promise<void>;
  /** Runs a function in the page. It may use nothing but its parameters, which are sent as JSON. */
  evaluate<P extends unknown[], R>(action: (...parameters: P) => R, ...parameters: P): Promise<R>;
  movePointer(to: Point): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  type(text: string): Promise<void>;
  /** A key, or keys joined by `+`, with the names that pages see: `Control+a`, `ArrowDown`. */
  press(keys: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Not in WebKit, which may never answer while a dialog is open. */
  takePicture?(): Promise<Uint8Array | undefined>;
  /** What the browser itself complained of since it was last asked, where that can be read. */
  takeComplaints(): string[];
  close(): Promise<void>;
}
