// Every feature that answers calls: one line each.
import type { FastifyInstance } from 'fastify'
import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { approvedCallsRoutes } from '../features/accounts/approved/approved-calls.routes.ts'
import { apiDescriptionRoutes } from '../features/api-description/api-description.routes.ts'
import { auditRoutes } from '../features/audit/audit.routes.ts'
import { authorizedNamesRoutes } from '../features/authorized-names/authorized-names.routes.ts'
import { billsRoutes } from '../features/bills/bills.routes.ts'
import { creditNotesRoutes } from '../features/bills/credit-notes/credit-notes.routes.ts'
import { passesRoutes } from '../features/bills/passes/passes.routes.ts'
import { clientsToBillRoutes } from '../features/bills/to-bill/clients-to-bill.routes.ts'
import { bundleSuggestionsRoutes } from '../features/bundle-suggestions/bundle-suggestions.routes.ts'
import { bundlesRoutes } from '../features/bundles/bundles.routes.ts'
import { chargesRoutes } from '../features/charges/charges.routes.ts'
import { clientHomeRoutes } from '../features/client-home/client-home.routes.ts'
import { clientNotesRoutes } from '../features/client-notes/client-notes.routes.ts'
import { companyRoutes } from '../features/company/company.routes.ts'
import { consentsRoutes } from '../features/consents/consents.routes.ts'
import { textsRoutes } from '../features/consents/texts/texts.routes.ts'
import { conversationsRoutes } from '../features/conversations/conversations.routes.ts'
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts'
import { deliveriesRoutes } from '../features/deliveries/deliveries.routes.ts'
import { drawersRoutes } from '../features/drawers/drawers.routes.ts'
import { dropshippingRoutes } from '../features/dropshipping/dropshipping.routes.ts'
import { earningsRoutes } from '../features/earnings/earnings.routes.ts'
import { settlementsRoutes } from '../features/earnings/settlements/settlements.routes.ts'
import { filesRoutes } from '../features/files/files.routes.ts'
import { fiscalDocumentActionsRoutes } from '../features/fiscal-documents/fiscal-document-actions.routes.ts'
import { fiscalDocumentsRoutes } from '../features/fiscal-documents/fiscal-documents.routes.ts'
import { fiscalRegistrationRoutes } from '../features/fiscal-registration/fiscal-registration.routes.ts'
import { healthRoutes } from '../features/health/health.routes.ts'
import { incidentsRoutes } from '../features/incidents/incidents.routes.ts'
import { incidentsOfOrders } from '../features/incidents/incidents-of-orders.ts'
import { labelsRoutes } from '../features/labels/labels.routes.ts'
import { manifestsRoutes } from '../features/manifests/manifests.routes.ts'
import { moneyReportRoutes } from '../features/money-report/money-report.routes.ts'
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts'
import { pushRoutes } from '../features/notifications/push/push.routes.ts'
import { unsentMailsRoutes } from '../features/notifications/unsent/unsent-mails.routes.ts'
import { locationsRoutes } from '../features/orders/locations/locations.routes.ts'
import { orderActionsRoutes } from '../features/orders/order-actions.routes.ts'
import { orderMatchingRoutes } from '../features/orders/order-matching.routes.ts'
import { ordersRoutes } from '../features/orders/orders.routes.ts'
import { readingRoutes } from '../features/orders/reading/reading.routes.ts'
import { sharingRoutes } from '../features/orders/sharing/sharing.routes.ts'
import { parametersRoutes } from '../features/parameters/parameters.routes.ts'
import { paymentProofsRoutes } from '../features/payment-proofs/payment-proofs.routes.ts'
import { paymentsRoutes } from '../features/payments/payments.routes.ts'
import { statementsRoutes } from '../features/payments/statements/statements.routes.ts'
import { personalDataRoutes } from '../features/personal-data/personal-data.routes.ts'
import { pricesRoutes } from '../features/prices/prices.routes.ts'
import { purchasesRoutes } from '../features/purchases/purchases.routes.ts'
import { quotasRoutes } from '../features/quotas/quotas.routes.ts'
import { quotationsRoutes } from '../features/quotations/quotations.routes.ts'
import { receivablesRoutes } from '../features/receivables/receivables.routes.ts'
import { reportsRoutes } from '../features/reports/reports.routes.ts'
import { runsRoutes } from '../features/runs/runs.routes.ts'
import { savedViewsRoutes } from '../features/saved-views/saved-views.routes.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { passkeysRoutes } from '../features/second-factors/passkeys/passkeys.routes.ts'
import { secondFactorsRoutes } from '../features/second-factors/second-factors.routes.ts'
import { emailRoutes } from '../features/sessions/email/email.routes.ts'
import { sessionsRoutes } from '../features/sessions/sessions.routes.ts'
import { setsRoutes } from '../features/sets/sets.routes.ts'
import { tariffsRoutes } from '../features/tariffs/tariffs.routes.ts'
import { usersRoutes } from '../features/users/users.routes.ts'

type FeatureRoutes = (app: FastifyInstance) => void

export const FEATURES: readonly FeatureRoutes[] = [
  apiDescriptionRoutes,
  approvedCallsRoutes,
  authorizedNamesRoutes,
  billsRoutes,
  clientsToBillRoutes,
  bundleSuggestionsRoutes,
  bundlesRoutes,
  chargesRoutes,
  clientHomeRoutes,
  tariffsRoutes,
  textsRoutes,
  clientNotesRoutes,
  companyRoutes,
  consentsRoutes,
  conversationsRoutes,
  creditNotesRoutes,
  dashboardRoutes,
  moneyReportRoutes,
  accountsRoutes,
  auditRoutes,
  deliveriesRoutes,
  drawersRoutes,
  dropshippingRoutes,
  emailRoutes,
  earningsRoutes,
  filesRoutes,
  fiscalRegistrationRoutes,
  fiscalDocumentActionsRoutes,
  fiscalDocumentsRoutes,
  healthRoutes,
  incidentsRoutes,
  labelsRoutes,
  locationsRoutes,
  notificationsRoutes,
  pushRoutes,
  unsentMailsRoutes,
  manifestsRoutes,
  orderActionsRoutes(incidentsOfOrders),
  orderMatchingRoutes,
  ordersRoutes,
  parametersRoutes,
  passesRoutes,
  paymentProofsRoutes,
  paymentsRoutes,
  statementsRoutes,
  personalDataRoutes,
  pricesRoutes,
  purchasesRoutes,
  quotasRoutes,
  quotationsRoutes,
  receivablesRoutes,
  reportsRoutes,
  runsRoutes,
  savedViewsRoutes,
  searchRoutes,
  passkeysRoutes,
  secondFactorsRoutes,
  sessionsRoutes,
  setsRoutes,
  settlementsRoutes,
  sharingRoutes,
  readingRoutes,
  usersRoutes,
]
