import { after, both, command, inPlaceOf, locale, migration, type Recipe, sentence } from './recipe.ts'

const LIFECYCLE = 'packages/domain/src/lifecycles/order-lifecycle.ts'

export const status: Recipe = {
  page: 'docs/recipes/status.md',
  mostFiles: 10,
  first: {
    file: LIFECYCLE,
    change: both(
      after("  'arrived',\n", "  'inCustoms',\n"),
      inPlaceOf(
        "  { action: 'confirmArrival', from: ['sended'], to: 'arrived', by: BY.administrator, call: 'PUT /bundle/confirm-arrival' },\n",
        `  { action: 'confirmArrival', from: ['sended'], to: 'arrived', by: BY.administrator, forbids: ['onlyLimitMissing'],
    call: 'PUT /bundle/confirm-arrival' },
  { action: 'confirmArrival', from: ['sended'], to: 'inCustoms', by: BY.administrator, requires: ['onlyLimitMissing'],
    call: 'PUT /bundle/confirm-arrival' },
  { action: 'confirmArrival', from: ['inCustoms'], to: 'arrived', by: BY.administrator, call: 'PUT /bundle/confirm-arrival' },
`,
      ),
    ),
  },
  others: [
    {
      file: 'packages/domain/src/lifecycles/status-groups.ts',
      change: after(
        "  sended: 'inFlight',\n  arrived: 'inFlight',\n  inWarehouseUIO: 'inQuito',\n  pendingOfPay: 'billed',\n",
        "  inCustoms: 'inFlight',\n",
      ),
      namedBy: /status-groups\.ts\(.*'inCustoms' is missing/,
    },
    {
      file: 'packages/domain/src/lifecycles/order-lifecycle.test.ts',
      change: both(
        inPlaceOf(
          'inWarehouseMIA sended arrived inWarehouseUIO pendingOfPay paid\n',
          'inWarehouseMIA sended arrived inCustoms inWarehouseUIO pendingOfPay paid\n',
        ),
        inPlaceOf(
          '      sended               confirmArrival          by administrator → arrived\n',
          `      sended               confirmArrival          by administrator → arrived unless onlyLimitMissing
      sended               confirmArrival          by administrator → inCustoms if onlyLimitMissing
      inCustoms            confirmArrival          by administrator → arrived
`,
        ),
      ),
      namedBy: /order-lifecycle\.test\.ts: says nothing of inCustoms/,
    },
    {
      file: 'apps/web/src/ui/show/status-chip.tsx',
      change: after(
        "  arrived:              { tone: 'amber',   icon: IconPlaneArrival },\n",
        "  inCustoms:            { tone: 'amber',   icon: IconPlaneArrival },\n",
      ),
      namedBy: /status-chip\.tsx\(.*'inCustoms' is missing/,
    },
    migration(/tables\.orders\.checkConstraints\.\w+\.value: .*inCustoms/),
    command('node packages/domain/scripts/write-diagrams.ts', /docs\/lifecycles\.md is not what the lifecycle tables say/),
    {
      file: locale('es', 'common'),
      change: both(sentence('statuses.inCustoms', 'En aduana'), sentence('orderNow.inCustoms', 'La aduana lo revisa.')),
      namedBy: /locales\/\{es,en\}\/common\.json: orderNow\.inCustoms/,
    },
    {
      file: locale('en', 'common'),
      change: both(sentence('statuses.inCustoms', 'In customs'), sentence('orderNow.inCustoms', 'Customs look at it.')),
      namedBy: /locales\/\{es,en\}\/common\.json: statuses\.inCustoms/,
    },
  ],
  last: [],
}
