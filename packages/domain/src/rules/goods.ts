// What does not travel, or not without a question: told by the words in which goods are described (client page, "Goods").
import type { Category } from './category.ts'

/** stop: nobody brings it · ask: it depends on what it is · note: it travels, and there is something to know. */
export type GoodsEffect = 'stop' | 'ask' | 'note'

type GoodsRule = {
  effect: GoodsEffect
  words: RegExp
  /** Words that make of it something else: the case of a telephone is none. */
  except: RegExp
  /** In every category unless told. */
  category?: Category
  /** The first day on which it holds. */
  from: string
  source: string
}

/** The strictest first: what a description is told by is the first rule that it meets. */
export const GOODS_RULES = {
  weapons: {
    effect: 'stop',
    words:
      /\b(?:(?:fire ?arm|hand ?gun|shot ?gun|rifle|revolver|pistol|escopeta|hand grenade)s?\b|rev[oó]lver(?:es)?|armas? de fuego|ammunition|ammo|munici[oó]n(?:es)?|pistolas?\b(?! (?:de|para|a) )|pistolas? de (?:fuego|balines|aire))/i,
    except:
      /\b(?:toys?|juguetes?|nerf|lego|water|agua|video ?(?:game|juego)s?|posters?|costumes?|disfraz|books?|libros?|shirts?|camisetas?|cases?|fundas?|estuches?|holsters?|pistoleras?|glue|heat|massage|spray|airbrush|grease|hose|cleaning|bags?)\b/i,
    from: '2000-01-01',
    source: 'Ecuador, Ley de Fabricación, Importación … de Armas, Municiones, Explosivos y Accesorios (Decreto Supremo 3757)',
  },
  cash: {
    effect: 'stop',
    words:
      /\b(?:dinero (?:en )?efectivo|billetes? de (?:banco|d[oó]lar(?:es)?|euros?)|bank ?notes?|paper money)\b|^\s*(?:efectivo|cash|dinero|money)\s*$/i,
    except: /\b(?:detectors?|detector(?:es)?|counters?|contador(?:as?|es)?|toys?|juguetes?|games?|juegos?|albums?|[aá]lbum)\b/i,
    from: '2000-01-01',
    source: 'The conditions of the air carriers: none takes money',
  },
  powerBanks: {
    effect: 'stop',
    words:
      /\b(?:power[ -]?banks?|bater[ií]as? (?:externas?|port[aá]til(?:es)?)|cargador(?:es)? port[aá]til(?:es)?|portable (?:chargers?|batter(?:y|ies)|power stations?)|external batter(?:y|ies))/i,
    except:
      /\b(?:cases?|fundas?|estuches?|cables?|bags?|bolsos?|mochilas?|backpacks?|pouch|for power|para power|sin bater[ií]a)\b/i,
    from: '2016-04-01',
    source: 'IATA Dangerous Goods Regulations, UN 3480, packing instruction 965: not on passenger aircraft',
  },
  looseBatteries: {
    effect: 'stop',
    words:
      /\b18650\b|\b(?:bater[ií]as?|pilas?) (?:de (?:litio|repuesto|reemplazo|iones?)|recargables?|sueltas?|(?:para|de) (?:laptop|port[aá]til|celular|tel[eé]fono|c[aá]mara|dron|drone|iphone|macbook|moto|carro|auto))|\b(?:lithium|li-?ion|lipo|rechargeable|replacement|spare|laptop|camera|drone|phone|car) batter(?:y|ies)\b|^\s*(?:bater[ií]as?|batter(?:y|ies))\s*$/i,
    except:
      /\b(?:cargador(?:es)?|chargers?|cases?|estuches?|fundas?|holders?|testers?|probador(?:es)?|cables?|con|with|incl\w*|organi[sz]er|operated|powered|tapas?|cover|covers)\b/i,
    from: '2016-04-01',
    source: 'IATA Dangerous Goods Regulations, UN 3480 and UN 3090, packing instructions 965 and 968',
  },
  telephones: {
    effect: 'ask',
    words: /\b(?:i-?phone|smart-?phone|celular(?:es)?|tel[eé]fonos?|(?:mobile|cell) ?phones?|galaxy [asz]\d+)\b/i,
    except: /\b(?:case|cover|charger|cable|holder|screen protector|funda|estuche|carcasa|cargador|mica|soporte|protector)s?\b/i,
    category: 'B',
    from: '2017-02-01',
    source: 'COMEX: by courier a telephone pays its tariff, which the 4x4 does not',
  },
  batteriesInside: {
    effect: 'note',
    words:
      /\b(?:laptops?|macbooks?|port[aá]til(?:es)?|tablets?|ipads?|kindles?|smart ?watch(?:es)?|apple watch|relojes inteligentes|reloj inteligente|airpods?|drones?|nintendo switch|bluetooth|inal[aá]mbric[oa]s?|wireless|cordless|recargables?|rechargeable)\b/i,
    except:
      /\b(?:cases?|covers?|fundas?|estuches?|micas?|protector(?:es)?|cables?|soportes?|stands?|bags?|bolsos?|mochilas?|backpacks?|sleeves?|straps?|correas?)\b/i,
    from: '2016-04-01',
    source: 'IATA Dangerous Goods Regulations, UN 3481, packing instruction 967',
  },
  perfume: {
    effect: 'note',
    words:
      /\b(?:perfumes?|colonias?|eau de (?:toilette|parfum|cologne)|colognes?|fragancias?|fragrances?|aerosol(?:es)?|body mists?)\b/i,
    except:
      /\b(?:dispensers?|dispensador(?:es)?|empty|vac[ií]os?|atomizers?|atomizador(?:es)?|organi[sz]ers?|organizador(?:es)?)\b/i,
    from: '2000-01-01',
    source: 'IATA Dangerous Goods Regulations, UN 1266 and UN 1950',
  },
} as const satisfies Record<string, GoodsRule>

export type Goods = keyof typeof GOODS_RULES
export const GOODS = Object.keys(GOODS_RULES) as Goods[]

/** Whether the words say so, whatever the day and the category. */
export const areGoods = (goods: Goods, description: string): boolean =>
  GOODS_RULES[goods].words.test(description) && !GOODS_RULES[goods].except.test(description)

type Shipped = { category: Category; on: string }

/** What the words say that it is, the strictest of it; null where nothing needs to be said. `on`: the day of the rules. */
export function goodsIn(description: string, { category, on }: Shipped): { goods: Goods; effect: GoodsEffect } | null {
  const goods = GOODS.find((name) => {
    const rule: GoodsRule = GOODS_RULES[name]
    const isOfCategory = !rule.category || rule.category === category
    return isOfCategory && rule.from <= on && areGoods(name, description)
  })
  return goods ? { goods, effect: GOODS_RULES[goods].effect } : null
}

/** The first of the items that nobody brings; null where all may come. */
export function notCarried(
  items: readonly { description: string }[],
  shipped: Shipped,
): { position: number; goods: Goods } | null {
  for (const [position, { description }] of items.entries()) {
    const found = goodsIn(description, shipped)
    if (found?.effect === 'stop') return { position, goods: found.goods }
  }
  return null
}
