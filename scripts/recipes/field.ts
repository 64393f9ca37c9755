import { after, locale, migration, type Recipe, sentence } from './recipe.ts'

const ORDERS = 'packages/contract/src/orders.contract.ts'

export const field: Recipe = {
  page: 'docs/recipes/field.md',
  mostFiles: 10,
  first: {
    file: ORDERS,
    change: after(
      'export const orderDetail = order.extend({\n',
      "  shelf: z.string().meta({ description: 'Where it is kept in the warehouse.' }),\n",
    ),
  },
  others: [
    {
      file: 'apps/server/src/features/orders/lists/order-detail.view.ts',
      change: after('    finalWeightReason: order.finalWeightReason,\n', '    shelf: order.shelf,\n'),
      namedBy: /order-detail\.view\.ts\(.*'shelf' is missing/,
    },
    {
      file: 'apps/server/src/features/orders/orders.table.ts',
      change: after('    comment: freeText(),\n', '    shelf: freeText(),\n'),
      // Before its field is read there is no word of the column: the view says it (`Property 'shelf' is missing`).
      namedBy: /order-detail\.view\.ts\(.*'shelf' is missing/,
    },
    {
      file: 'apps/web/src/features/orders/show/order-facts.tsx',
      change: after(
        "  comment: ({ order, t }) => given(t('fields.comment'), order.comment),\n",
        "  shelf: ({ order, t }) => given(t('fields.shelf'), order.shelf),\n",
      ),
      namedBy: /order-facts\.tsx\(.*'shelf' is missing/,
    },
    {
      file: 'apps/server/src/features/orders/lists/order-detail.view.test.ts',
      change: after("  ...{ comment: 'alike',", " shelf: 'alike',"),
      namedBy: /order-detail\.view\.test\.ts\(.*'shelf' is missing/,
    },
  ],
  last: [
    migration(/tables\.orders\.columns\.shelf\.type: "text" in the code, absent in the migrations/),
    {
      file: locale('es', 'orders'),
      change: sentence('fields.shelf', 'Estante'),
      namedBy: /locales\/\{es,en\}\/orders\.json: fields\.shelf/,
    },
    {
      file: locale('en', 'orders'),
      change: sentence('fields.shelf', 'Shelf'),
      namedBy: /locales\/\{es,en\}\/orders\.json: fields\.shelf/,
    },
  ],
}
