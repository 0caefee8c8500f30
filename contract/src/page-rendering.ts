// The interface of server-side rendering: takes a request and a way to call the API, returns a complete HTML document.
import { readInterestCode } from '@visavis/domain/interest/interest-code';
import type { Language } from '@visavis/domain/language/languages';

/** An API call that a page makes while rendering; read-only, even as a POST. */
export interface AskedCall {
  method: 'GET' | 'POST';
  /** Path and query. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** @param sent the interests cookie. @returns it unchanged if valid, else null, so that rendering ignores it */
export const interestCodeIn = (sent: string | undefined): string | null =>
  sent !== undefined && readInterestCode(sent) !== null ? sent : null;

/** The response to an API call that a page makes while rendering. */
export interface AskedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface RenderRequest {
  /** Path of the URL, without its query. */
  path: string;
  /** Query string with its question mark; empty if there is none. */
  search: string;
  language: Language;
  /** The reader's choice; null follows the system setting. */
  theme: 'light' | 'dark' | null;
  /** The visitor's interests, encoded by `interestCode` of the domain; null if the browser sent none. */
  interestCode: string | null;
  /** Navigation state from the previous page; only in previews, which open such pages directly. */
  state?: unknown;
  /** Public base URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Makes an API call for the page. */
  ask: (call: AskedCall) => Promise<AskedAnswer>;
}

export interface RenderedPage {
  /** 404 for a URL without a page. */
  status: 200 | 404;
  html: string;
}

export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>;

/** A module in the build manifest: its file, its style sheets and its imports. */
export interface BuiltModule {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

/**
 * Creates a renderer.
 * @param built the built HTML template, and the build manifest's modules by path
 */
export type CreatePageRenderer = (built: {
  template: string;
  modules: Readonly<Record<string, BuiltModule>>;
}) => Promise<PageRenderer>;
