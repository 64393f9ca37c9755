import { after, both, inPlaceOf, locale, type Recipe, sentence } from './recipe.ts'

const ORDERS = 'packages/contract/src/orders.contract.ts'

export const listFilter: Recipe = {
  page: 'docs/recipes/list-filter.md',
  mostFiles: 6,
  first: {
    file: ORDERS,
    change: inPlaceOf(
      'hasOpenIncident: z.stringbool().optional() })',
      'hasOpenIncident: z.stringbool().optional(), category: repeated(z.enum(CATEGORIES)) })',
    ),
  },
  others: [
    {
      file: 'apps/server/src/features/orders/lists/orders.lists.ts',
      change: inPlaceOf(
        'hasOpenIncident: whether(hasOpenIncident), ...lateness }',
        'hasOpenIncident: whether(hasOpenIncident), category: oneOf(orders.category), ...lateness }',
      ),
      namedBy: /orders\.lists\.ts\(.*'category' is missing/,
    },
    {
      file: 'apps/web/src/features/orders/staff/all-orders-list.tsx',
      change: both(
        both(
          inPlaceOf('import { ORDER_STATUSES, sum }', 'import { CATEGORIES, ORDER_STATUSES, sum }'),
          inPlaceOf(
            '...latenessOf(list), ...outcomesOf(list) }',
            '...latenessOf(list), ...outcomesOf(list), ...categoriesOf(list) }',
          ),
        ),
        both(
          after(
            "            {view === 'all' || view === 'closed' ? <OutcomeFilter list={list} /> : null}\n",
            "            {view === 'all' ? <CategoryFilter list={list} /> : null}\n",
          ),
          (text) => `${text}
const categoriesOf = ({ filters }: ListOf<typeof listAllOrders>) => {
  const category = CATEGORIES.filter((one) => filters.category?.includes(one))
  return category.length > 0 ? { category } : {}
}

function CategoryFilter({ list }: { list: ListOf<typeof listAllOrders> }) {
  const { t } = useTranslation(['administrator', 'orders'])
  return (
    <NativeSelect
      aria-label={t('orders:fields.category')}
      value={list.filters.category?.[0] ?? ''}
      onChange={({ currentTarget: { value } }) => list.setFilter('category', value ? [value] : null)}
      data={[
        { value: '', label: t('allOrders.anyCategory') },
        ...CATEGORIES.map((one) => ({ value: one, label: t(\`orders:categories.\${one}\`) })),
      ]}
    />
  )
}
`,
        ),
      ),
      namedBy: /orders\.contract\.ts: listAllOrders is narrowed by category, and no screen that shows this list offers it/,
    },
    {
      file: 'apps/server/src/features/orders/lists/list-orders.test.ts',
      change: (text) => `${text}
test('an administrator finds the packages of a category', async () => {
  const client = await given.client()
  const { id } = await given.order({ client })
  const found = async (category: 'B' | 'C') =>
    idsOf(await signedInAs('administrator').call(orders.listAllOrders, { query: { clientId: [client.id], category: [category] } }))

  expect(await found('B')).toEqual([id])
  expect(await found('C')).toEqual([])
})
`,
      namedBy: /orders\.contract\.ts: listAllOrders is narrowed by category, and no test of the server asks for it/,
    },
  ],
  last: [
    {
      file: locale('es', 'administrator'),
      change: sentence('allOrders.anyCategory', 'Cualquier categoría'),
      namedBy: /locales\/\{es,en\}\/administrator\.json: allOrders\.anyCategory/,
    },
    {
      file: locale('en', 'administrator'),
      change: sentence('allOrders.anyCategory', 'Any category'),
      namedBy: /locales\/\{es,en\}\/administrator\.json: allOrders\.anyCategory/,
    },
  ],
}
