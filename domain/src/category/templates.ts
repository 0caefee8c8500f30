// The category templates for new editions.
import { BEAUTY_TRADE, type TemplateCategory } from './beauty-trade.ts';
import type { CategoryTemplate } from './tree.ts';

export const CATEGORY_TEMPLATES: Readonly<Record<CategoryTemplate, readonly TemplateCategory[]>> = {
  'beauty-trade': BEAUTY_TRADE,
};
