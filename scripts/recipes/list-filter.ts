import { after, inPlaceOf, locale, type Recipe, sentence } from './recipe.ts'

const ORDERS = 'packages/contract/src/orders.contract.ts'

export const listFilter: Recipe = {
  page: 'docs/recipes/list-filter.md',
  mostFiles: 6,
  first: {
    file: ORDERS,
    change: inPlaceOf(
      'hasOpenIncident: z.stringbool().optional() })',
      'hasOpenIncident: z.stringbool().optional(), isWeighed: z.stringbool().optional() })',
    ),
  },
  others: [
    {
      file: 'apps/server/src/features/orders/lists/orders.lists.ts',
      change: inPlaceOf(
        'hasOpenIncident: whether(hasOpenIncident), ...lateness }',
        'hasOpenIncident: whether(hasOpenIncident), isWeighed: isSet(orders.realWeightInGrams), ...lateness }',
      ),
      namedBy: /orders\.lists\.ts\(.*'isWeighed' is missing/,
    },
    {
      file: 'apps/web/src/features/orders/filters/use-order-filters.ts',
      change: after(
        "    hasOpenIncident: shown !== 'closed' && yes(t('allOrders.filters.hasOpenIncident')),\n",
        "    isWeighed: yes(t('allOrders.filters.isWeighed')),\n",
      ),
      namedBy: /orders\.contract\.ts: listAllOrders is narrowed by isWeighed, and no screen that shows this list offers it/,
    },
    {
      file: 'apps/server/src/features/orders/lists/list-orders.test.ts',
      change: (text) => `${text}
test('an administrator finds the packages without a weight in Quito', async () => {
  const client = await given.client()
  const { id } = await given.order({ client })
  const found = async (isWeighed: 'true' | 'false') =>
    idsOf(await signedInAs('administrator').call(orders.listAllOrders, { query: { clientId: [client.id], isWeighed } }))

  expect(await found('false')).toEqual([id])
  expect(await found('true')).toEqual([])
})
`,
      namedBy: /orders\.contract\.ts: listAllOrders is narrowed by isWeighed, and no test of the server asks for it/,
    },
  ],
  last: [
    {
      file: locale('es', 'administrator'),
      change: sentence('allOrders.filters.isWeighed', 'Pesado en Quito'),
      namedBy: /locales\/\{es,en\}\/administrator\.json: allOrders\.filters\.isWeighed/,
    },
    {
      file: locale('en', 'administrator'),
      change: sentence('allOrders.filters.isWeighed', 'Weighed in Quito'),
      namedBy: /locales\/\{es,en\}\/administrator\.json: allOrders\.filters\.isWeighed/,
    },
  ],
}
