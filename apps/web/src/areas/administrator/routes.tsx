import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { SCREEN_DUTIES } from '@app/contract/screens/screen-access'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconCashRegister from '@tabler/icons-react/dist/esm/icons/IconCashRegister.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconFileDollar from '@tabler/icons-react/dist/esm/icons/IconFileDollar.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconReportMoney from '@tabler/icons-react/dist/esm/icons/IconReportMoney.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { type MenuEntry, page, type ScreenGroup } from '../inside/screen.ts'

const administration: ScreenGroup = {
  label: 'administration',
  icon: IconSettings,
  screens: [
    {
      path: ADMINISTRATOR_PATHS.users,
      duties: SCREEN_DUTIES.users,
      label: 'users',
      icon: IconUsers,
      page: page(() => import('../../features/users/users-page.tsx'), 'UsersPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.assignment,
      duties: SCREEN_DUTIES.assignment,
      label: 'assignment',
      icon: IconUsersGroup,
      page: page(() => import('../../features/users/assignment-page.tsx'), 'AssignmentPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.parameters,
      duties: SCREEN_DUTIES.parameters,
      label: 'parameters',
      icon: IconAdjustments,
      page: page(() => import('../../features/parameters/parameters-page.tsx'), 'ParametersPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.approvals,
      duties: SCREEN_DUTIES.approvals,
      label: 'approvals',
      icon: IconChecks,
      page: page(() => import('../../features/approvals/approvals-page.tsx'), 'ApprovalsPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.mails,
      duties: SCREEN_DUTIES.mails,
      label: 'mails',
      icon: IconMail,
      page: page(() => import('../../features/mails/mails-page.tsx'), 'MailsPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.history,
      label: 'lumpsHistory',
      icon: IconHistory,
      page: page(() => import('./all-history-page.tsx'), 'AllHistoryPage'),
    },
  ],
}

const operations: ScreenGroup = {
  label: 'operations',
  icon: IconPackages,
  screens: [
    {
      path: ADMINISTRATOR_PATHS.warehouse,
      duties: SCREEN_DUTIES.warehouse,
      label: 'warehouse',
      icon: IconBuildingWarehouse,
      page: page(() => import('../../features/warehouse/receive-page.tsx'), 'ReceivePage'),
    },
    {
      path: ADMINISTRATOR_PATHS.consolidation,
      duties: SCREEN_DUTIES.consolidation,
      label: 'consolidationOfPackages',
      icon: IconBox,
      page: page(() => import('../../features/bundles/consolidation-page.tsx'), 'ConsolidationPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.manifests,
      label: 'cargoManifests',
      icon: IconPlaneDeparture,
      page: page(() => import('../../features/manifests/manifests-page.tsx'), 'ManifestsPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.bundles,
      label: 'detailByConsolidation',
      icon: IconListSearch,
      page: page(() => import('../../features/bundles/details-page.tsx'), 'DetailsPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.orders,
      label: 'orderStatus',
      icon: IconListDetails,
      page: page(() => import('./all-orders-page.tsx'), 'AllOrdersPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.dropshipping,
      duties: SCREEN_DUTIES.dropshipping,
      label: 'dropshipping',
      icon: IconTruckDelivery,
      page: page(() => import('../../features/dropshipping/staff-dropshipping-page.tsx'), 'StaffDropshippingPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.questions,
      duties: SCREEN_DUTIES.questions,
      label: 'questions',
      icon: IconMessages,
      page: page(() => import('../../features/conversations/questions-page.tsx'), 'QuestionsPage'),
      isOffMenu: true,
    },
    {
      path: ADMINISTRATOR_PATHS.client,
      duties: SCREEN_DUTIES.client,
      label: 'detailByCustomer',
      icon: IconUserSearch,
      page: page(() => import('../../features/clients/client-detail-page.tsx'), 'ClientDetailPage'),
    },
  ],
}

const finances: ScreenGroup = {
  label: 'finances',
  icon: IconReportMoney,
  screens: [
    {
      path: ADMINISTRATOR_PATHS.bills,
      duties: SCREEN_DUTIES.bills,
      label: 'salesInvoices',
      icon: IconFileInvoice,
      page: page(() => import('../../features/bills/all-bills-page.tsx'), 'AllBillsPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.toBill,
      duties: SCREEN_DUTIES.toBill,
      label: 'toBill',
      icon: IconFileDollar,
      page: page(() => import('../../features/bills/to-bill/to-bill-page.tsx'), 'ToBillPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.payments,
      duties: SCREEN_DUTIES.payments,
      label: 'payments',
      icon: IconCash,
      page: page(() => import('../../features/payments/payments-page.tsx'), 'PaymentsPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.receivables,
      duties: SCREEN_DUTIES.receivables,
      label: 'receivables',
      icon: IconHourglass,
      page: page(() => import('../../features/receivables/receivables-page.tsx'), 'ReceivablesPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.refunds,
      duties: SCREEN_DUTIES.refunds,
      label: 'refunds',
      icon: IconReceiptRefund,
      page: page(() => import('../../features/accounts/refunds/refunds-page.tsx'), 'RefundsPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.drawers,
      duties: SCREEN_DUTIES.drawers,
      label: 'drawers',
      icon: IconCashRegister,
      page: page(() => import('../../features/drawers/drawers-page.tsx'), 'DrawersPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.moneyReport,
      duties: SCREEN_DUTIES.moneyReport,
      label: 'moneyReport',
      icon: IconBuildingBank,
      page: page(() => import('../../features/money-report/money-report-page.tsx'), 'MoneyReportPage'),
    },
    {
      path: ADMINISTRATOR_PATHS.reports,
      duties: SCREEN_DUTIES.reports,
      label: 'reports',
      icon: IconChartBar,
      page: page(() => import('../../features/reports/reports-page.tsx'), 'ReportsPage'),
    },
  ],
}

/** The administrator's application, mounted at `/`; purchases and sales are empty groups (specification, section 2). */
export const menu: readonly MenuEntry[] = [
  {
    path: '/',
    label: 'desktop',
    icon: IconLayoutDashboard,
    page: page(() => import('../../features/dashboard/desktop-page.tsx'), 'DesktopPage'),
  },
  administration,
  operations,
  { label: 'purchases', icon: IconShoppingCart, screens: [] },
  { label: 'sales', icon: IconTag, screens: [] },
  finances,
]
