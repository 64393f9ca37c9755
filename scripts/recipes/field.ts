import { after, locale, migration, type Recipe, sentence } from './recipe.ts'

const ORDERS = 'packages/contract/src/orders.contract.ts'

export const field: Recipe = {
  page: 'docs/recipes/field.md',
  mostFiles: 10,
  first: {
    file: ORDERS,
    change: after(
      'export const orderDetail = order.extend({\n',
      "  mark: z.string().meta({ description: 'What is written on the box.' }),\n",
    ),
  },
  others: [
    {
      file: 'apps/server/src/features/orders/lists/order-detail.view.ts',
      change: after('    finalWeightReason: order.finalWeightReason,\n', '    mark: order.mark,\n'),
      namedBy: /order-detail\.view\.ts\(.*'mark' is missing/,
    },
    {
      file: 'apps/server/src/features/orders/orders.table.ts',
      change: after('    comment: freeText(),\n', '    mark: freeText(),\n'),
      // Before its field is read there is no word of the column: the view says it (`Property 'mark' is missing`).
      namedBy: /order-detail\.view\.ts\(.*'mark' is missing/,
    },
    {
      file: 'apps/web/src/features/orders/show/order-facts.tsx',
      change: after(
        "  comment: ({ order, t }) => given(t('fields.comment'), order.comment),\n",
        "  mark: ({ order, t }) => given(t('fields.mark'), order.mark),\n",
      ),
      namedBy: /order-facts\.tsx\(.*'mark' is missing/,
    },
    {
      file: 'apps/server/src/features/orders/lists/order-detail.view.test.ts',
      change: after("  ...{ comment: 'alike',", " mark: 'alike',"),
      namedBy: /order-detail\.view\.test\.ts\(.*'mark' is missing/,
    },
  ],
  last: [
    migration(/tables\.orders\.columns\.mark\.type: "text" in the code, absent in the migrations/),
    {
      file: locale('es', 'orders'),
      change: sentence('fields.mark', 'Marca de la caja'),
      namedBy: /locales\/\{es,en\}\/orders\.json: fields\.mark/,
    },
    {
      file: locale('en', 'orders'),
      change: sentence('fields.mark', 'Mark on the box'),
      namedBy: /locales\/\{es,en\}\/orders\.json: fields\.mark/,
    },
  ],
}
