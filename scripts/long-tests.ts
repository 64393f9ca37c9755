// Which tests of the server `npm test` leaves to `npm run test:long`, and what a run begins with (docs/decisions/0044, 0215).

/**
 * They start programs, take backups, make companies, wait, attack, ask every call, or follow a package or money through all its ends, for
 * many seconds each.
 */
const WHOLE = [
  'apps/server/scripts/*.test.ts',
  'apps/server/src/{backup,books-check,built-program,loading,secrets-rotate,start}.test.ts',
  'apps/server/src/backup/*.test.ts',
  'apps/server/src/db/embedded/embedded.test.ts',
  'apps/server/src/demo/{any-day,{create,prepare,same}-company}.test.ts',
  'apps/server/src/demo/large/{add-trade,beside-trade,prices,screens}.test.ts',
  'apps/server/src/features/api-description/{generated-client,journey-with-curl,specified-calls}.test.ts',
  'apps/server/src/features/fiscal-documents/{document-of-bill,owe-facturas,retry-fiscal-document}.test.ts',
  'apps/server/src/features/runs/killed-{bills,payments,runs}.test.ts',
  'apps/server/src/features/runs/many-{orders,statement-lines}.test.ts',
  'apps/server/src/features/fiscal-documents/queue/{queue,killed-instances,prompt-authorisation}.test.ts',
  'apps/server/src/features/fiscal-documents/signature/fresh-keys.test.ts',
  'apps/server/src/features/idempotency/every-writing-call.test.ts',
  'apps/server/src/features/bills/credit-notes/*.test.ts',
  'apps/server/src/features/bills/passes/passes.test.ts',
  'apps/server/src/features/bundle-suggestions/suggest-bundles.test.ts',
  'apps/server/src/features/earnings/settlements/*.test.ts',
  'apps/server/src/features/editable-records/changed-meanwhile.test.ts',
  'apps/server/src/features/incidents/{closing,found}/*.test.ts',
  'apps/server/src/features/notifications/security/*.test.ts',
  'apps/server/src/features/orders/reading/hostile-mails.test.ts',
  'apps/server/src/features/personal-data/{carry-out-retention,close-own-account,export-in-bounds}.test.ts',
  'apps/server/src/features/proof-of-work/*.test.ts',
  'apps/server/src/features/payments/statements/many-lines.test.ts',
  'apps/server/src/features/bills/to-bill/many-clients-to-bill.test.ts',
  'apps/server/src/features/receivables/many-receivables.test.ts',
  'apps/server/src/features/receivables/many-reminders.test.ts',
  'apps/server/src/features/receivables/payment-reminders.test.ts',
  'apps/server/src/hostile/*.test.ts',
  'apps/server/src/http/untrusted-proxy.test.ts',
  'apps/server/src/http/logging/{log-of-calls,source-places}.test.ts',
  'apps/server/src/features/users/duties-of-calls.test.ts',
  'apps/server/src/http/promises/*.test.ts',
  'apps/server/src/jobs/daily.test.ts',
  'apps/server/src/features/notifications/{open-stream,stream-end}.test.ts',
  'apps/server/src/features/ledger/random-journeys.test.ts',
  'apps/server/src/tracing/tracing.test.ts',
  'apps/server/src/machines/edges-of-*.test.ts',
  'scripts/{prove,dev,recipes}/**/*.test.ts',
  'bench/**/*.test.ts',
]

/**
 * They take more than a few seconds and look further into what shorter tests of the same feature show: many packages, whole papers, who is
 * told, what comes of what was undone. Of each feature some stay with `npm test` (scripts/structure/tiers.test.ts).
 */
const IN_DETAIL = [
  'apps/server/src/db/working-role.test.ts',
  'apps/server/src/demo/large/incidents.test.ts',
  'apps/server/src/features/accounts/approved/approvals.test.ts',
  'apps/server/src/features/api-description/openapi-validity.test.ts',
  'apps/server/src/features/bills/{bill-closed,bill-purchase,bill.document,iva-of-lines,quote-estimate-bill}.test.ts',
  'apps/server/src/features/bills/to-bill/list-clients-to-bill.test.ts',
  'apps/server/src/features/bundles/{add-bundle-invoices,update-bundle}.test.ts',
  'apps/server/src/features/client-home/get-client-home.test.ts',
  'apps/server/src/features/company/company-of-paper.test.ts',
  'apps/server/src/features/dashboard/weeks-and-queues.test.ts',
  'apps/server/src/features/drawers/random-drawers.test.ts',
  'apps/server/src/features/earnings/{list-earnings,settle-all}.test.ts',
  'apps/server/src/features/editable-records/{refused-edits,when-matching}.test.ts',
  'apps/server/src/features/fiscal-documents/{annulment/annul-fiscal-document,notas-de-credito/owe-notas-de-credito}.test.ts',
  'apps/server/src/features/fiscal-documents/{queue/invoiced-payment,sri/post}.test.ts',
  'apps/server/src/features/fiscal-registration/remind-certificate-end.test.ts',
  'apps/server/src/features/incidents/{abandoning/abandon,resolve-incident}.test.ts',
  'apps/server/src/features/labels/print-bundle-label.test.ts',
  'apps/server/src/features/manifests/{load-bundles,manifest-paper.document,set-manifest-costs}.test.ts',
  'apps/server/src/features/manifests/guides/set-guides.test.ts',
  'apps/server/src/features/notifications/{account/account-news,notify-administrators,places/places-of-news,push/on-news-pushed,stream-hub}.test.ts',
  'apps/server/src/features/notifications/{changes/changes-told,changes/changes-within-reach,settled/settled-notices}.test.ts',
  'apps/server/src/features/orders/{all-or-none,holding/hold-orders,intake/undo-arrivals,locations/shelve-orders}.test.ts',
  'apps/server/src/features/orders/{promise/{renew-estimates,transit},reading/read-order-mail,say-orders-moved,split/split-order}.test.ts',
  'apps/server/src/features/orders/requests/{remove-orders,set-observation}.test.ts',
  'apps/server/src/features/parameters/announced-values.test.ts',
  'apps/server/src/features/payment-proofs/review-payment-proof.test.ts',
  'apps/server/src/features/payments/{confirm-client-payment,undo-payment,statements/waiting-proofs}.test.ts',
  'apps/server/src/features/prices/{edges-of-prices,undo-bundle-weights}.test.ts',
  'apps/server/src/features/quotas/whose-year.test.ts',
  'apps/server/src/features/rate-limits/{budgets,uploads-at-once}.test.ts',
  'apps/server/src/features/receivables/payment-promise.test.ts',
  'apps/server/src/features/reports/margin-report.test.ts',
  'apps/server/src/features/runs/{approve-orders,bill-clients,book-statement-lines,bundles-of-run,categorize-orders,charge-orders}.test.ts',
  'apps/server/src/features/runs/papers/print-run-papers.test.ts',
  'apps/server/src/features/second-factors/passkeys/sign-in-with-passkey.test.ts',
  'apps/server/src/features/users/identity-claims.test.ts',
  'apps/server/src/http/errors/unread-body.test.ts',
  'apps/server/src/machines/{dead-ends-replayed,incident-matrix}.test.ts',
  'apps/server/src/push/send-push.test.ts',
  'apps/server/src/records/totals.test.ts',
]

export const LONG = [...WHOLE, ...IN_DETAIL]

/** `npm test` tries some of what there is, `npm run test:all` all of it. */
export const SAMPLED = ['apps/server/src/machines/*-walk.test.ts', 'packages/domain/src/fiscal/fiscal-random.test.ts']

/** A minute and more each, the longest first: what begins last keeps one core while the other has nothing left. */
export const LONGEST_FIRST = [
  'apps/server/src/machines/edges-of-one.test.ts',
  'apps/server/src/machines/package-walk.test.ts',
  'apps/server/src/machines/edges-of-two.test.ts',
  'apps/server/src/machines/edges-of-bought.test.ts',
  'scripts/recipes/recipes.test.ts',
  'apps/server/src/features/idempotency/every-writing-call.test.ts',
  // The longest of the components. The second waits for moments in which the browser rests, and in a page that others used it rests seldom.
  'apps/web/src/features/warehouse/scan/scan-in-browser.test.tsx',
  'apps/web/src/api/kept/kept-answers.test.tsx',
]
