// A response that a test holds back: what awaits `after` goes on once the test calls `come`.
export function later(): { after: Promise<void>; come: () => void } {
  let come = () => {};
  const after = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { after, come: () => come() };
}
