// The Voyage cards of a Terror mode, while a position is set up by hand. A season has one card; those of the seasons
// before it are out of the deck.
import { t } from "../../lib/i18n.svelte";
import { numbered, valueOf, withValue, type Field } from "../editing";
import { facts } from "./components";

const NONE = "-";
const deckOf = (diagram: string): string[] =>
  valueOf(diagram, "deck")
    .split(" ")
    .filter((card) => card && card !== NONE);
const withDeck = (diagram: string, cards: string[]): string => withValue(diagram, "deck", cards.join(" ") || NONE);

/** Whether the diagram is of a mode with Voyage cards. */
export const hasDeck = (diagram: string): boolean => valueOf(diagram, "deck") !== "";

/** The deck as it is in a season: cards leave it from its front, and those of earlier seasons come back. */
export function inSeason(diagram: string, season: number): string {
  const size = Object.keys(facts.cards).length - season;
  const deck = deckOf(diagram);
  const card = valueOf(diagram, "card");
  const spent = Object.keys(facts.cards).filter((name) => name !== card && !deck.includes(name));
  const missing = Math.max(0, size - deck.length);
  return withDeck(diagram, [...spent.slice(0, missing), ...deck.slice(deck.length + missing - size)]);
}

/** Another card for the season; one of the deck changes places with it. */
function withCard(diagram: string, card: string): string {
  const now = valueOf(diagram, "card");
  const deck = deckOf(diagram).map((other) => (other === card ? now : other));
  const shifted = withValue(diagram, "ice shift", String(facts.cards[card] ?? 0));
  return withDeck(withValue(shifted, "card", card), deck);
}

/** The card of the season and the season's turn. */
export const seasonFields = (diagram: string): Field[] => [
  {
    label: t("study-northwest-season-turn"),
    value: valueOf(diagram, "season turn"),
    choices: numbered(1, facts.season_turns),
    set: (value) => withValue(diagram, "season turn", value),
  },
  {
    label: t("web-voyage-card"),
    value: valueOf(diagram, "card"),
    choices: Object.keys(facts.cards).map((card) => ({ value: card, label: t(`northwest-card-${card}`) })),
    set: (value) => withCard(diagram, value),
  },
];
