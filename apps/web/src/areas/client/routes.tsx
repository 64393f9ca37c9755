import { CLIENT_PATHS } from '@app/contract/paths'
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { askForClientHome } from '../../features/client-home/client-home.queries.ts'
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
    words: ['client'],
    ask: askForClientHome,
  },
  {
    path: CLIENT_PATHS.purchases,
    label: 'yourAssistedPurchases',
    icon: IconShoppingCart,
    page: MyPurchasesPage,
  },
  {
    path: CLIENT_PATHS.orders,
    label: 'yourOrders',
    icon: IconPackages,
    page: page(() => import('../../features/orders/own/my-orders-page.tsx'), 'MyOrdersPage'),
  },
  {
    path: CLIENT_PATHS.payments,
    label: 'yourPayments',
    icon: IconCreditCard,
    page: page(() => import('../../features/bills/own/my-payments-page.tsx'), 'MyPaymentsPage'),
  },
  {
    path: CLIENT_PATHS.quotes,
    label: 'quote',
    icon: IconCalculator,
    page: page(() => import('../../features/quotations/quote-page.tsx'), 'QuotePage'),
  },
  {
    path: CLIENT_PATHS.conversation,
    label: 'ask',
    icon: IconMessages,
    page: page(() => import('../../features/conversations/ask-page.tsx'), 'AskPage'),
    isOffMenu: true,
  },
]
