// Detects that the browser translates the page, and then loads what keeps React's changes right.

const fonts = document.getElementsByTagName('font');
const seen: MutationRecord[] = [];
let loading: Promise<void> | undefined;

/** @returns undefined until a translator has begun; then a promise that resolves when React may change the page */
export function guardTranslation(): Promise<void> | undefined {
  if (fonts.length > 0)
    loading ??= import('./translated.ts').then(
      ({ followTranslations }) => {
        observer.disconnect();
        followTranslations(seen);
      },
      () => undefined,
    );
  return loading;
}

const observer = new MutationObserver((changes) => {
  if (guardTranslation()) seen.push(...changes);
});
observer.observe(document.documentElement, { childList: true, subtree: true });
