// Apart from the reports' schemas, so that a browser which needs the names loads nothing else.

/** By what ends them, in the order of a package's way; `whole` is from the order to the handover. */
export const REPORT_STAGES = ['received', 'bundled', 'shipped', 'arrived', 'weighed', 'billed', 'delivered', 'whole'] as const
export type ReportStage = (typeof REPORT_STAGES)[number]
