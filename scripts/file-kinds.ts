/** The closed vocabulary of file kinds. A file that fits none belongs elsewhere, or the design changes first (docs/decisions). */
const name = '[a-z0-9]+(-[a-z0-9]+)*'
/** A folder within a part, where it has one. */
const room = `(${name}/)?`
const kind = (meaning: string, pattern: string) => ({ meaning, pattern: new RegExp(`^${pattern}$`) })

export const FILE_KINDS = [
  kind('a concept of the business, its test or its test material', `packages/domain/src/${room}${name}(\\.test)?\\.ts`),
  kind('a script of the domain', `packages/domain/scripts/${name}\\.ts`),
  kind('a script of the contract', `packages/contract/scripts/${name}\\.ts`),
  kind('a contract, or a field several contracts share', `packages/contract/src/${room}${name}(\\.contract)?(\\.test)?\\.ts`),
  kind('how the web calls the endpoints of a contract', `packages/contract/src/endpoints/${room}${name}\\.ts`),
  kind(
    'routes, repository, table, view, lists or kind of record of a feature',
    `apps/server/src/features/${name}/${room}${name}\\.(routes|repository|table|lists|view|document|kind)(\\.test)?\\.ts`,
  ),
  kind('a use case or a job of a feature, or its test', `apps/server/src/features/${name}/${room}${name}(\\.test)?\\.ts`),
  kind(
    'a part of the server that no feature owns',
    `apps/server/src/(backup|db|http|mail|push|jobs|files|metrics|records|secrets|tracing|testing|demo|documents)/${room}${name}(\\.repository)?(\\.test)?\\.ts`,
  ),
  kind(
    'a model of a machine, written by hand, and random walks beside it',
    `apps/server/src/machines/${room}${name}(\\.test)?\\.ts`,
  ),
  kind('an attack with bad input, and what must come of it', `apps/server/src/hostile/${name}(\\.repository)?(\\.test)?\\.ts`),
  kind('a script of the server', `apps/server/scripts/${name}(\\.test)?\\.ts`),
  kind('where the server begins', `apps/server/src/${name}(\\.test)?\\.ts`),
  kind(
    'a page, dialog, panel or other part of a web feature',
    `apps/web/src/features/${name}/${room}${name}\\.(tsx|ts|queries\\.ts|schemas\\.ts|test\\.ts)`,
  ),
  kind('the routes and home of an area', `apps/web/src/areas/${name}/${name}(\\.queries|\\.schemas|\\.test)?\\.tsx?`),
  kind(
    'a part of the web that no feature owns',
    `apps/web/src/(api|i18n|session|shell|ui|theme)/${room}${name}(\\.queries|\\.schemas|\\.test)?\\.tsx?`,
  ),
  kind('a part of a screen as people see it, specified in a real browser', `apps/web/src/(${name}/)+${name}\\.test\\.tsx`),
  kind('what component tests stand on', `apps/web/src/testing/${name}\\.tsx?`),
  kind('where the web begins', `apps/web/src/${name}(\\.d)?\\.tsx?`),
  kind('the service worker of the web', `apps/web/worker/${name}(\\.test)?\\.ts`),
  kind('a script of the web, or what is known of a library of it', `apps/web/scripts/${name}(\\.test|\\.d)?\\.ts`),
  kind('the notifications component', `apps/notifications/src/${name}(\\.test)?\\.tsx?`),
  kind('a browser journey or what it stands on', `e2e/(${name}/)?${name}(\\.spec|\\.config)?\\.ts`),
  kind('a measurement or a proof', `bench/(${name}/)?${name}(\\.test)?\\.ts`),
  kind('a client made from the published description', `api-client/src/${name}\\.ts`),
  kind('a script of the repository', `scripts/${name}\\.ts`),
  kind('a part of `npm run dev`, or its test', `scripts/dev/${name}(\\.test)?\\.ts`),
  kind('a rule of the structure, what it excepts, or its test', `scripts/structure/${name}(\\.test)?\\.ts`),
  kind('a recipe of docs/recipes, followed in a copy', `scripts/recipes/${name}(\\.test)?\\.ts`),
  kind('a part of `npm run e2e:jobs`, or its test', `scripts/jobs/${name}(\\.test)?\\.ts`),
  kind('a proof of a promise, its parts or its quick variant', `scripts/prove/(${name}/)?${name}(\\.test)?\\.ts`),
  kind('configuration of a tool', `(apps/${name}/|e2e/)?${name}\\.config\\.ts`),
]
