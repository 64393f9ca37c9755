// What the form of an item class is checked by.
export { newTariff } from '@app/contract/tariffs.contract'
