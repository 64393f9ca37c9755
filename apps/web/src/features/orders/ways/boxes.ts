import { sum } from '@app/domain'

/** Of each box, how many of each item. */
export type Boxes = readonly (readonly number[])[]

/** One of an item more in this box: out of the next box that has one. */
export const withOneMore = (boxes: Boxes, at: number, item: number): Boxes => {
  const from = nextOf(boxes, at, (box) => (box[item] ?? 0) > 0)
  return from === undefined ? boxes : moved(boxes, item, from, at)
}

/** One of an item less in this box: it goes into the next one. */
export const withOneLess = (boxes: Boxes, at: number, item: number): Boxes => {
  const to = nextOf(boxes, at, () => true)
  return to === undefined || !boxes[at]?.[item] ? boxes : moved(boxes, item, at, to)
}

/** An empty box more. */
export const withBox = (boxes: Boxes): Boxes => [...boxes, (boxes[0] ?? []).map(() => 0)]

/** Without those that hold nothing. */
export const filled = (boxes: Boxes): Boxes => boxes.filter((box) => sum(box) > 0)

/** As many boxes as there are things, at most. */
export const countOfThings = (boxes: Boxes): number => sum(boxes.map((box) => sum(box)))

export const isSame = (one: Boxes, other: Boxes): boolean => inWords(one) === inWords(other)
/** As the server is asked for them. */
export const inWords = (boxes: Boxes): string => boxes.map((box) => box.join(',')).join(';')

function nextOf(boxes: Boxes, at: number, fits: (box: readonly number[]) => boolean): number | undefined {
  const others = boxes.map((_, step) => (at + 1 + step) % boxes.length).filter((other) => other !== at)
  return others.find((other) => fits(boxes[other] ?? []))
}

const moved = (boxes: Boxes, item: number, from: number, to: number): Boxes =>
  boxes.map((box, at) =>
    box.map((count, index) => (index === item ? count + (at === to ? 1 : 0) - (at === from ? 1 : 0) : count)),
  )
