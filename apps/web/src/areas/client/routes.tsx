import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { ShoppingPage } from '../../features/client-home/shopping-page.tsx'
import { MyPurchasesPage } from '../../features/purchases/my-purchases-page.tsx'
import { type MenuEntry, page } from '../inside/screen.ts'

/** The client's application, at `/` (specification, section 2). */
export const menu: readonly MenuEntry[] = [
  {
    path: '/',
    label: 'yourShopping',
    icon: IconShoppingBag,
    page: ShoppingPage,
  },
  {
    path: '/tuscompraasistidas',
    label: 'yourAssistedPurchases',
    icon: IconShoppingCart,
    page: MyPurchasesPage,
  },
  {
    path: '/tuspedidos',
    label: 'yourOrders',
    icon: IconPackages,
    page: page(() => import('../../features/orders/own/my-orders-page.tsx'), 'MyOrdersPage'),
  },
  {
    path: '/tuspagos',
    label: 'yourPayments',
    icon: IconCreditCard,
    page: page(() => import('../../features/bills/own/my-payments-page.tsx'), 'MyPaymentsPage'),
  },
  {
    path: '/cotizar',
    label: 'quote',
    icon: IconCalculator,
    page: page(() => import('../../features/quotations/quote-page.tsx'), 'QuotePage'),
  },
]
