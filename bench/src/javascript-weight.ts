// Measures all JavaScript that Chromium fetches for the first page of the journey until network idle, in brotli bytes.
import { brotliCompressSync, constants } from 'node:zlib';
import { CHROMIUM_FLAGS, ensureChromium } from '@visavis/tools/chromium.mjs';
import { chromium, type Response } from 'playwright-core';

const PAGE = '/business/registration';

interface ScriptWeight {
  path: string;
  plainBytes: number;
  /** As sent by the server if it sends brotli, else compressed here. */
  brotliBytes: number;
  /** The content encoding, such as 'br', 'gzip' or 'identity'. */
  sentAs: string;
}

export interface JavascriptFigures {
  page: string;
  files: ScriptWeight[];
  brotliBytes: number;
}

/** @throws if the page shows no form, since a failed page would be deceptively small */
export async function weighJavascript(port: number): Promise<JavascriptFigures> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const fetched: Response[] = [];
    page.on('response', (response) => {
      if (isJavascript(response)) fetched.push(response);
    });
    await page.goto(`http://127.0.0.1:${port}${PAGE}`, { waitUntil: 'networkidle' });
    if ((await page.locator('form input').count()) === 0)
      throw new Error(`The run is void: ${PAGE} shows no form.`);
    const files = await Promise.all(fetched.map(weigh));
    return {
      page: PAGE,
      files: files.sort((a, b) => b.brotliBytes - a.brotliBytes),
      brotliBytes: files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0),
    };
  } finally {
    await browser.close();
  }
}

function isJavascript(response: Response): boolean {
  return /javascript/.test(response.headers()['content-type'] ?? '') && response.ok();
}

async function weigh(response: Response): Promise<ScriptWeight> {
  const plain = await response.body();
  const sentAs = (await response.headerValue('content-encoding')) ?? 'identity';
  const { responseBodySize } = await response.request().sizes();
  return {
    path: new URL(response.url()).pathname,
    plainBytes: plain.length,
    brotliBytes: sentAs === 'br' ? responseBodySize : compressedSize(plain),
    sentAs,
  };
}

function compressedSize(plain: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliCompressSync(plain, { params }).length;
}
