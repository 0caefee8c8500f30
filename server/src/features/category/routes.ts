// Routes of the interest taxonomy, served from the catalogue.

import { listCategories, listSubCategories } from '@visavis/contract/category/endpoints';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';

export function categoryRoutes(bind: Binder, editions: EditionService): void {
  bind(listCategories, async () => {
    const { categories } = (await editions.forVisitor()).catalogue;
    return categories.map(({ subCategories, ...category }) => category);
  });

  bind(listSubCategories, async ({ params }) => {
    const category = (await editions.forVisitor()).catalogue.findCategory(params.id);
    if (!category) throw new AppError('resource.not-found', message('category.unknown'));
    return category.subCategories;
  });
}
