// Why an action failed, at the top of the region it concerns.
import { Banner } from './banner.tsx';

/** @param of the action; renders nothing unless it has failed */
export function Failure({ of: { failure } }: { of: { failure: string | null } }) {
  return failure === null ? null : <Banner kind="error">{failure}</Banner>;
}
