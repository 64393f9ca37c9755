import type { Page } from '@playwright/test'
import { untilQuiet } from '../world/people.ts'
import {
  chooseTwo,
  listTool,
  openBell,
  openFirst,
  openFirstAnd,
  openFirstBundleAnd,
  openFirstClient,
  openFromAccount,
  openTypeOfUser,
  openUserAnd,
  press,
  searchFor,
  typePrice,
} from './screen-acts.ts'
import { SECOND_STEP_SCREENS, SIGN_IN_CODE } from './second-step-screens.ts'

/** Every screen of the product by who sees it; `open` shows the first record of a list, `act` what a button opens. */
export type ScreenToShow = { name: string; path: string; act?: (page: Page) => Promise<void> }

export const SCREENS: Readonly<Record<string, readonly ScreenToShow[]>> = {
  nobody: [
    { name: 'login', path: '/login' },
    { name: 'registro', path: '/registro' },
    { name: 'password-reset', path: '/password-reset' },
    { name: 'choose-password', path: '/password-reset#token=x' },
    { name: 'consent-link', path: '/consentimiento' },
    { name: 'shared-tracking', path: '/rastreo/0123456789abcdefghjk' },
    { name: 'terms', path: '/terminos' },
    { name: 'privacy', path: '/privacidad' },
    { name: 'consignee-text', path: '/autorizacion' },
    { name: 'confirmar-correo', path: '/confirmar-correo' },
    { name: 'confirm-email', path: '/confirmar-correo#token=x' },
    SIGN_IN_CODE,
  ],
  'cliente@demo.ec': [
    { name: 'shopping', path: '/' },
    { name: 'new-order', path: '/?new=1' },
    { name: 'my-purchases', path: '/tuscompraasistidas' },
    { name: 'my-purchase', path: '/tuscompraasistidas?view=toAnswer', act: openFirst },
    {
      name: 'my-purchase-invoice',
      path: '/tuscompraasistidas?view=accepted',
      act: openFirstAnd(/^(Subir factura|Send invoice)/),
    },
    { name: 'new-purchase', path: '/tuscompraasistidas?new=1' },
    { name: 'my-orders', path: '/tuspedidos' },
    { name: 'my-order', path: '/tuspedidos', act: openFirst },
    { name: 'payments-ready', path: '/tuspagos', act: press(/^(Seleccionar (el|los)|Select)/) },
    { name: 'payments-pending', path: '/tuspagos?view=pending', act: openFirst },
    { name: 'payments-paid', path: '/tuspagos?view=paid', act: openFirst },
    { name: 'pass', path: '/tuspagos?view=paid', act: press(/^(Ver pase|Show pass)/) },
    { name: 'ask', path: '/ayuda' },
    { name: 'quote', path: '/cotizar' },
    { name: 'quote-purchase', path: '/cotizar?view=PPE' },
    { name: 'quotation', path: '/cotizar', act: openFirst },
    { name: 'dropshipping-mine', path: '/cotizar?view=dropshipping', act: openFirst },
    { name: 'dropshipping-ask', path: '/cotizar?view=dropshipping&new=1' },
    { name: 'profile', path: '/perfil' },
    { name: 'access', path: '/perfil?section=access' },
    { name: 'accessibility', path: '/perfil?section=accessibility' },
    { name: 'notifications', path: '/', act: openBell },
    { name: 'notification-preferences', path: '/perfil?section=notifications' },
    { name: 'authorized-names', path: '/perfil?section=authorizedNames' },
    {
      name: 'add-authorized-name',
      path: '/perfil?section=authorizedNames',
      act: press(/^(Agregar persona|Add (a )?person)/),
    },
    { name: 'miami-address', path: '/perfil?section=miamiAddress' },
    { name: 'not-found', path: '/no-existe' },
    { name: 'search', path: '/perfil', act: searchFor('ORD-') },
    { name: 'search-empty', path: '/perfil', act: searchFor('') },
    { name: 'account-menu', path: '/perfil', act: press(/^(Cuenta|Account)/) },
    { name: 'messages', path: '/perfil', act: openFromAccount(/^(Mensajes|Messages)/) },
    { name: 'shipping-instructions', path: '/', act: press(/^(Instrucciones de envío|Shipping instructions)/) },
  ],
  'asociado@demo.ec': [
    { name: 'warehouse', path: '/' },
    { name: 'cart', path: '/carrito' },
    { name: 'cart-purchase', path: '/carrito?view=inReview', act: openFirst },
    { name: 'cart-review', path: '/carrito?view=inReview', act: openFirstAnd(/^(Devolver al cliente|Send back)/) },
    { name: 'cart-approve', path: '/carrito?view=inReview', act: openFirstAnd(/^(Aprobar|Approve)/) },
    { name: 'consolidation-mine', path: '/consolidaciondepedidos' },
    { name: 'consolidation-mine-proposal', path: '/consolidaciondepedidos?view=proposal' },
    { name: 'bundles-mine', path: '/detallesporconsolidacion' },
    { name: 'bundle-mine', path: '/detallesporconsolidacion?status=inWarehouseUIO', act: openFirst },
    { name: 'order-status', path: '/estadodepedidos' },
    { name: 'shortcuts', path: '/perfil', act: (page) => page.keyboard.press('?') },
    { name: 'my-clients', path: '/detalleporcliente' },
    { name: 'my-client', path: '/detalleporcliente', act: openFirstClient },
    { name: 'earnings', path: '/tusganancias' },
    { name: 'earning', path: '/tusganancias', act: openFirst },
    { name: 'my-questions', path: '/preguntas' },
    { name: 'promise', path: '/diascumplidos' },
    { name: 'settlements', path: '/tusganancias?view=settlements' },
    { name: 'settlement', path: '/tusganancias?view=settlements', act: openFirst },
    { name: 'dropshipping', path: '/dropshipping' },
  ],
  'admin@demo.ec': [
    { name: 'desktop', path: '/' },
    { name: 'users', path: '/administration/usuarios' },
    { name: 'user', path: '/administration/usuarios?q=cliente@demo.ec', act: press(/cliente@demo\.ec/) },
    { name: 'user-edit', path: '/administration/usuarios?q=cliente@demo.ec', act: openUserAnd(/^(Editar|Edit)$/) },
    { name: 'user-type', path: '/administration/usuarios?q=cliente@demo.ec', act: openTypeOfUser },
    { name: 'users-chosen', path: '/administration/usuarios', act: chooseTwo },
    { name: 'new-user', path: '/administration/usuarios', act: press(/^(Crear usuario|Create user)/) },
    { name: 'assignment', path: '/administration/asignacion' },
    { name: 'parameters', path: '/administration/parametros' },
    { name: 'parameters-schedule', path: '/administration/parametros', act: press(/^(Programar|Schedule)/) },
    // Leaves a draft.
    { name: 'parameters-typed', path: '/administration/parametros', act: typePrice },
    { name: 'parameters-history', path: '/administration/parametros?view=history' },
    { name: 'charges', path: '/administration/parametros?view=charges' },
    { name: 'new-charge', path: '/administration/parametros?view=charges', act: press(/^(Agregar cargo|Add charge)/) },
    { name: 'company', path: '/administration/parametros?view=company' },
    { name: 'invoicing', path: '/administration/parametros?view=invoicing' },
    { name: 'receive', path: '/operations/bodega' },
    { name: 'receive-unknown', path: '/operations/bodega?scan=TBA000000000001' },
    { name: 'receive-list', path: '/operations/bodega', act: press(/^(Lista|List)$/) },
    { name: 'receive-arrivals', path: '/operations/bodega?view=arrivals' },
    { name: 'receive-unmatched', path: '/operations/bodega?view=unmatched' },
    { name: 'receive-match', path: '/operations/bodega?view=unmatched', act: press(/^(Encontrar dueño|Find the owner)/) },
    { name: 'consolidation', path: '/operations/consolidaciondepedidos' },
    { name: 'consolidation-proposal', path: '/operations/consolidaciondepedidos?view=proposal' },
    {
      name: 'bundle-change',
      path: '/operations/consolidaciondepedidos',
      act: press(/^(Cambiar el contenido|Change what)/),
    },
    { name: 'bundles-history', path: '/administration/historial' },
    { name: 'bundle', path: '/administration/historial?status=inWarehouseUIO', act: openFirst },
    { name: 'bundle-in-depth', path: '/operations/detallesporconsolidacion?status=inWarehouseUIO', act: press(/^BUL-/) },
    {
      name: 'extra-charges',
      path: '/operations/detallesporconsolidacion?status=inWarehouseMIA',
      act: openFirstBundleAnd(
        /^(Agregar cargos a|Cambiar \d+ cargos? adicional(es)? de|Add charges to|Change \d+ extra charges? of)/,
      ),
    },
    { name: 'manifests', path: '/operations/manifiestocarga' },
    { name: 'all-orders', path: '/operations/estadodepedidos' },
    { name: 'order', path: '/operations/estadodepedidos', act: openFirst },
    { name: 'purchases-unassigned', path: '/operations/estadodepedidos?view=purchases' },
    { name: 'dropshipping-all', path: '/operations/dropshipping?view=all', act: openFirst },
    { name: 'dropshipping-quote', path: '/operations/dropshipping', act: press(/^(Cotizar|Quote) DRO-/) },
    {
      name: 'dropshipping-bought',
      path: '/operations/dropshipping?view=accepted',
      act: press(/^(Marcar comprado|Mark purchased DRO)/),
    },
    { name: 'orders-none-found', path: '/operations/estadodepedidos?q=no-hay-tal-cosa' },
    { name: 'orders-chosen', path: '/operations/estadodepedidos', act: chooseTwo },
    { name: 'orders-columns', path: '/operations/estadodepedidos', act: listTool(/^(Columnas|Columns|Datos de|What each)/) },
    { name: 'orders-views', path: '/operations/estadodepedidos', act: listTool(/^(Vistas|Views)/) },
    { name: 'orders-export', path: '/operations/estadodepedidos', act: listTool(/^(Exportar|Export)/) },
    { name: 'questions', path: '/operations/preguntas' },
    { name: 'clients', path: '/operations/detalleporcliente' },
    { name: 'client', path: '/operations/detalleporcliente', act: openFirstClient },
    { name: 'client-new-order', path: '/operations/detalleporcliente?new=1', act: press(/@/) },
    { name: 'client-not-found', path: '/operations/detalleporcliente?client=00000000-0000-7000-8000-000000000000' },
    { name: 'sales-invoices', path: '/finances/facturas-venta' },
    { name: 'sales-invoice', path: '/finances/facturas-venta', act: openFirst },
    { name: 'confirm-payment', path: '/finances/facturas-venta', act: press(/^(Confirmar pago|Confirm payment) VTA-/) },
    { name: 'deliver', path: '/finances/facturas-venta?view=charged', act: press(/^(Entregar|Deliver) VTA-/) },
    { name: 'take-payment', path: '/finances/facturas-venta', act: openFirstAnd(/^(Registrar|Record)/) },
    { name: 'payments', path: '/finances/pagos' },
    { name: 'payment', path: '/finances/pagos', act: openFirst },
    { name: 'receivables', path: '/finances/cartera' },
    { name: 'drawer', path: '/finances/caja' },
    { name: 'receivable', path: '/finances/cartera', act: openFirst },
    { name: 'unidentified', path: '/finances/pagos?view=unidentified' },
    { name: 'statements', path: '/finances/pagos?view=statements' },
    { name: 'import-statement', path: '/finances/pagos', act: press(/^(Importar extracto|Import statement)/) },
    { name: 'refunds', path: '/finances/devoluciones' },
    { name: 'money-report', path: '/finances/caja-y-bancos' },
    { name: 'reports', path: '/finances/informes' },
    { name: 'margin-report', path: '/finances/informes?view=margin' },
    { name: 'refund', path: '/finances/devoluciones', act: openFirst },
    { name: 'approvals', path: '/administration/aprobaciones' },
    { name: 'mails', path: '/administration/correos' },
    { name: 'pay-refund', path: '/finances/devoluciones', act: press(/^(Pagar|Pay) DEV-/) },
    { name: 'pay-associates', path: '/finances/facturas-venta?view=associates' },
    { name: 'settlements-all', path: '/finances/facturas-venta?view=associates&earning=settlements' },
    ...SECOND_STEP_SCREENS,
  ],
}

export const VARIANTS = [
  { language: 'es', theme: 'light' },
  { language: 'es', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const

/** The language and theme of whatever is opened from now on; without a theme it follows the system's. */
export const wear = (page: Page, { language, theme }: { language: string; theme?: string }): Promise<void> =>
  page.evaluate((chosen) => void Object.assign(localStorage, chosen), { Lang: language, ...(theme ? { Theme: theme } : {}) })

/** Nothing is on its way: what was asked for has come, and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState()
  await untilQuiet(page)
  await page.evaluate(() => {
    // What turns while somebody waits, behind a question say, turns for ever.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}
