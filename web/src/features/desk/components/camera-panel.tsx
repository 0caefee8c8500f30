// Reads codes with the device's camera: no picture leaves the page.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import stackStyles from '../../../ui/stack.module.css';
import styles from './camera-panel.module.css';

/** Time between two reads of the camera picture. */
const LOOK_EVERY_MS = 150;
/** The same code stays ignored for this long after it was read. */
const SAME_CODE_MS = 4_000;
/** Longest side of the picture that is read: larger ones take longer and show no more of a code. */
const LONGEST_SIDE = 720;

export function CameraPanel({ onCode }: { onCode: (text: string) => void }) {
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<TextId | null>(null);
  const found = useEffectEvent(onCode);

  useEffect(() => {
    const stop = new AbortController();
    run(video.current, stop.signal, (code) => found(code)).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      console.error(error);
      setFailure(isRefusal(error) ? 'showDesk.cameraRefused' : 'showDesk.cameraMissing');
    });
    return () => stop.abort();
  }, []);

  return (
    <div className={stackStyles.above4}>
      {failure ? (
        <Banner kind="error">{text(failure)}</Banner>
      ) : (
        <>
          <video
            ref={video}
            className={styles.video}
            aria-label={text('showDesk.cameraTitle')}
            muted
            playsInline
          />
          <p className={styles.help}>{text('showDesk.cameraHelp')}</p>
        </>
      )}
    </div>
  );
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');

async function run(video: HTMLVideoElement | null, signal: AbortSignal, onCode: (code: string) => void) {
  if (!video) return;
  // Missing in insecure contexts.
  if (!navigator.mediaDevices) throw new Error('this browser offers no camera here');
  const [stream, { readCode }] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    import('../decoder.ts'),
  ]);
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  const canvas = document.createElement('canvas');
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  let last = { code: '', at: Number.NEGATIVE_INFINITY };
  const look = () => {
    if (signal.aborted || !picture) return;
    const { videoWidth, videoHeight } = video;
    if (videoWidth > 0) {
      const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      picture.drawImage(video, 0, 0, canvas.width, canvas.height);
      const code = readCode(picture.getImageData(0, 0, canvas.width, canvas.height));
      const now = performance.now();
      if (code !== null) {
        if (code !== last.code || now - last.at > SAME_CODE_MS) onCode(code);
        last = { code, at: now };
      }
    }
    setTimeout(look, LOOK_EVERY_MS);
  };
  look();
}
