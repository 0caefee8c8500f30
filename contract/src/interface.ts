// The endpoints by call: what a page sends with a call and what is returned. Types only, without schemas.
import type { CallInput, Output } from './endpoint.ts';

/** A file's endpoints, keyed by call. */
type Named<File> = {
  [N in keyof File as File[N] extends { call: infer C extends string } ? C : never]: File[N];
};

export interface Interface
  extends Named<typeof import('./account/endpoints.ts')>,
    Named<typeof import('./attendance/endpoints.ts')>,
    Named<typeof import('./audit/endpoints.ts')>,
    Named<typeof import('./blocked-hours/endpoints.ts')>,
    Named<typeof import('./booking/change-endpoints.ts')>,
    Named<typeof import('./booking/endpoints.ts')>,
    Named<typeof import('./category-tree/endpoints.ts')>,
    Named<typeof import('./category/endpoints.ts')>,
    Named<typeof import('./confirmation/endpoints.ts')>,
    Named<typeof import('./connection/endpoints.ts')>,
    Named<typeof import('./content/endpoints.ts')>,
    Named<typeof import('./country/endpoints.ts')>,
    Named<typeof import('./desk/endpoints.ts')>,
    Named<typeof import('./directory/endpoints.ts')>,
    Named<typeof import('./document-request/endpoints.ts')>,
    Named<typeof import('./document/endpoints.ts')>,
    Named<typeof import('./edition-archive/endpoints.ts')>,
    Named<typeof import('./edition/endpoints.ts')>,
    Named<typeof import('./email/endpoints.ts')>,
    Named<typeof import('./erasure/endpoints.ts')>,
    Named<typeof import('./exhibitor-profile/endpoints.ts')>,
    Named<typeof import('./exhibitor/endpoints.ts')>,
    Named<typeof import('./export/endpoints.ts')>,
    Named<typeof import('./failed-address/endpoints.ts')>,
    Named<typeof import('./find/endpoints.ts')>,
    Named<typeof import('./group-message/endpoints.ts')>,
    Named<typeof import('./health/endpoints.ts')>,
    Named<typeof import('./hold/endpoints.ts')>,
    Named<typeof import('./hosted-application/endpoints.ts')>,
    Named<typeof import('./hosted-booking/endpoints.ts')>,
    Named<typeof import('./hosted-meetings/endpoints.ts')>,
    Named<typeof import('./hosted-buyer/endpoints.ts')>,
    Named<typeof import('./hosted-buyer/list-endpoints.ts')>,
    Named<typeof import('./impact/endpoints.ts')>,
    Named<typeof import('./import/endpoints.ts')>,
    Named<typeof import('./live/endpoints.ts')>,
    Named<typeof import('./mail-choice/endpoints.ts')>,
    Named<typeof import('./meeting/add-endpoints.ts')>,
    Named<typeof import('./meeting/endpoints.ts')>,
    Named<typeof import('./meeting/bulk-endpoints.ts')>,
    Named<typeof import('./my-schedule/endpoints.ts')>,
    Named<typeof import('./overview/endpoints.ts')>,
    Named<typeof import('./payment/endpoints.ts')>,
    Named<typeof import('./person/endpoints.ts')>,
    Named<typeof import('./preferences/endpoints.ts')>,
    Named<typeof import('./readiness/endpoints.ts')>,
    Named<typeof import('./refund/endpoints.ts')>,
    Named<typeof import('./registration/endpoints.ts')>,
    Named<typeof import('./submission/endpoints.ts')>,
    Named<typeof import('./reminder/endpoints.ts')>,
    Named<typeof import('./room/endpoints.ts')>,
    Named<typeof import('./saved-view/endpoints.ts')>,
    Named<typeof import('./session/endpoints.ts')>,
    Named<typeof import('./show-day/endpoints.ts')>,
    Named<typeof import('./slot/endpoints.ts')>,
    Named<typeof import('./staff/endpoints.ts')>,
    Named<typeof import('./submission/outcome-endpoints.ts')>,
    Named<typeof import('./tag/endpoints.ts')>,
    Named<typeof import('./words/endpoints.ts')>,
    Named<typeof import('./work/endpoints.ts')> {}

/** A call of one of the endpoints listed here. */
export type Call = keyof Interface;

/** What a page sends with a call. */
export type InputOf<C extends Call> = CallInput<Interface[C]>;

/** What a successful call returns. */
export type OutputOf<C extends Call> = Output<Interface[C]>;
