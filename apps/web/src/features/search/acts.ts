import { createOrders } from '@app/contract/endpoints/orders'
import { createPayment, importStatement } from '@app/contract/endpoints/payments'
import { createPurchase } from '@app/contract/endpoints/purchases'
import { createUser } from '@app/contract/endpoints/users'
// What can be begun from the search, by role: each opens the form of its screen.
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import type { Duties, Role } from '@app/domain'

export const ACTS = {
  client: [
    { name: 'newOrder', path: addressOf(HOME_PATH, { new: '1' }) },
    { name: 'newPurchase', path: addressOf(CLIENT_PATHS.purchases, { new: '1' }) },
    { name: 'askQuote', path: addressOf(CLIENT_PATHS.quotes, { view: 'dropshipping', new: '1' }) },
  ],
  associate: [
    { name: 'newOrder', path: addressOf(ASSOCIATE_PATHS.client, { new: '1' }) },
    { name: 'newPurchase', path: addressOf(ASSOCIATE_PATHS.client, { new: 'purchase' }) },
  ],
  administrator: [
    { name: 'newOrder', path: addressOf(ADMINISTRATOR_PATHS.orders, { new: '1' }), call: createOrders },
    {
      name: 'newPurchase',
      path: addressOf(ADMINISTRATOR_PATHS.orders, { new: 'purchase' }),
      call: createPurchase,
    },
    { name: 'newUser', path: addressOf(ADMINISTRATOR_PATHS.users, { new: 'user' }), call: createUser },
    { name: 'recordPayment', path: addressOf(ADMINISTRATOR_PATHS.payments, { new: 'payment' }), call: createPayment },
    { name: 'importStatement', path: addressOf(ADMINISTRATOR_PATHS.payments, { new: 'statement' }), call: importStatement },
  ],
} as const satisfies Record<Role, readonly { name: string; path: string; call?: { duties?: Duties } }[]>
