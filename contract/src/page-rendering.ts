// How the server has a page drawn: it gives the request and a way to ask itself, and gets a whole document.
import { readInterestCode } from '@visavis/domain/interest/interest-code';
import type { Language } from '@visavis/domain/language/languages';

/** A call that a page makes while it is drawn: it reads, also where it sends a body. */
export interface AskedCall {
  method: 'GET' | 'POST';
  /** Path and query. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** @param sent the cookie of interests. @returns the same where it can be read, else null: then nothing is drawn with it */
export const interestCodeIn = (sent: string | undefined): string | null =>
  sent !== undefined && readInterestCode(sent) !== null ? sent : null;

/** An answer of the server to a call that a page makes while it is drawn. */
export interface AskedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface RenderRequest {
  /** Path of the address, without its query. */
  path: string;
  /** With its question mark; empty where there is none. */
  search: string;
  language: Language;
  /** What the reader chose; null leaves it to the system. */
  theme: 'light' | 'dark' | null;
  /** The visitor's interests, as `interestCode` of the domain writes them; null where the browser sent none. */
  interestCode: string | null;
  /** Where visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** Makes a call of the page. */
  ask: (call: AskedCall) => Promise<AskedAnswer>;
}

export interface RenderedPage {
  /** 404 for an address that shows nothing. */
  status: 200 | 404;
  html: string;
}

export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>;

/** What the build knows of a module: its own file, the styles it brings, and what it imports. */
export interface BuiltModule {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

/**
 * Makes a renderer.
 * @param built the document that the build made, and what it knows of every module by its path
 */
export type CreatePageRenderer = (built: {
  template: string;
  modules: Readonly<Record<string, BuiltModule>>;
}) => Promise<PageRenderer>;
