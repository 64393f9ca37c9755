import { ASSOCIATE_PATHS } from '@app/contract/paths'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs'
import { type MenuEntry, page } from '../inside/screen.ts'

/** The associate's application, mounted at `/` (specification, section 2). */
export const menu: readonly MenuEntry[] = [
  {
    path: '/',
    label: 'warehouse',
    icon: IconBuildingWarehouse,
    page: page(() => import('../../features/bundles/associate/associate-warehouse-page.tsx'), 'AssociateWarehousePage'),
  },
  {
    path: ASSOCIATE_PATHS.purchases,
    label: 'cart',
    icon: IconShoppingCart,
    page: page(() => import('../../features/purchases/cart-page.tsx'), 'CartPage'),
  },
  {
    path: ASSOCIATE_PATHS.consolidation,
    label: 'consolidationOfPackages',
    icon: IconBox,
    page: page(() => import('../../features/bundles/consolidation-page.tsx'), 'ConsolidationPage'),
  },
  {
    path: ASSOCIATE_PATHS.bundles,
    label: 'detailByConsolidation',
    icon: IconListSearch,
    page: page(() => import('../../features/bundles/associate-details-page.tsx'), 'AssociateDetailsPage'),
  },
  {
    path: ASSOCIATE_PATHS.orders,
    label: 'orderStatus',
    icon: IconListDetails,
    page: page(() => import('../../features/orders/staff/order-status-page.tsx'), 'OrderStatusPage'),
  },
  {
    path: ASSOCIATE_PATHS.dropshipping,
    label: 'dropshipping',
    icon: IconTruckDelivery,
    page: page(() => import('../../features/dropshipping/staff-dropshipping-page.tsx'), 'StaffDropshippingPage'),
  },
  {
    path: ASSOCIATE_PATHS.client,
    label: 'detailByCustomer',
    icon: IconUserSearch,
    page: page(() => import('../../features/clients/client-detail-page.tsx'), 'ClientDetailPage'),
  },
  {
    path: ASSOCIATE_PATHS.earnings,
    label: 'yourEarnings',
    icon: IconCoins,
    page: page(() => import('../../features/earnings/earnings-page.tsx'), 'EarningsPage'),
  },
  {
    path: ASSOCIATE_PATHS.promise,
    label: 'promise',
    icon: IconCalendarCheck,
    page: page(() => import('../../features/dashboard/promise-page.tsx'), 'PromisePage'),
  },
  {
    path: ASSOCIATE_PATHS.questions,
    label: 'questions',
    icon: IconMessages,
    page: page(() => import('../../features/conversations/questions-page.tsx'), 'QuestionsPage'),
    isOffMenu: true,
  },
]
